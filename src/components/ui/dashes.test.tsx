// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Dashes } from './dashes.tsx'

function classesOf(dashes: React.ReactElement) {
  const { container } = render(dashes)
  return [...container.querySelectorAll('i')].map((dash) => dash.className).join(' ')
}

test.each([
  [{ of: 4, value: 1 }, 'on off off off'],
  [{ of: 4, value: 0 }, 'off off off off'],
  [{ of: 4, value: 9 }, 'on on on on'],
  [{ of: 4, value: 1.6 }, 'on on off off'],
  [{ of: 4, value: 1, saved: true }, 'ink ink ink on'],
  [{ of: 3, value: 2, tone: 'ok' }, 'ok ok off'],
] as const)('%j is drawn as %s', (props, classes) => {
  expect(classesOf(<Dashes {...props} />)).toBe(classes)
})

test('dashes are silent, a labelled picture, or a progress bar', () => {
  render(
    <>
      <Dashes of={5} value={2} data-testid="silent" />
      <Dashes of={5} value={2} label="2 of 5 modules" />
      <Dashes of={5} value={2} label="Read" progress />
    </>,
  )
  expect(screen.getByTestId('silent').getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByRole('img', { name: '2 of 5 modules' })).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Read' })
  expect([bar.ariaValueNow, bar.getAttribute('aria-valuemax')]).toContain('5')
  expect(bar.getAttribute('aria-valuenow')).toBe('2')
})
