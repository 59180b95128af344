// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { SectionHeading } from './section-heading.tsx'

test('the answer is the heading, the question stands before it as text', () => {
  render(<SectionHeading as="h1" question="Where did it go?" answer="Page Not Found" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Page Not Found' })
  expect(heading.previousElementSibling?.textContent).toBe('Where did it go?')
})

test('an exchange may have no question', () => {
  const { container } = render(<SectionHeading answer="Six answers." />)
  expect(container.querySelector('[data-slot=question]')).toBeNull()
})

test.each([
  ['Checked already. In 10 seconds.', '10 seconds', '10 seconds'],
  ['Checked already.', '10 seconds', undefined],
])('in %j the marker lies over %j if it is there', (answer, highlight, marked) => {
  const { container } = render(<SectionHeading answer={answer} highlight={highlight} />)
  expect(screen.getByRole('heading').textContent).toBe(answer)
  expect(container.querySelector('[data-slot=highlight]')?.textContent).toBe(marked)
})
