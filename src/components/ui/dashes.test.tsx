// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Dashes } from './dashes.tsx'

function getDrawnDashes(dashes: React.ReactElement) {
  const { style } = render(dashes).container.firstElementChild as HTMLElement
  return [style.getPropertyValue('--v'), style.getPropertyValue('--n')].join(' of ')
}

test.each([
  [{ of: 4, value: 1 }, '1 of 4'],
  [{ of: 4, value: 0 }, '0 of 4'],
  [{ of: 4, value: 9 }, '4 of 4'],
  [{ of: 4, value: 1.6 }, '2 of 4'],
  // The savings are at the end, so the first three dashes are in ink.
  [{ of: 4, value: 1, saved: true }, '3 of 4'],
  [{ of: 3, value: 2, tone: 'ok' }, '2 of 3'],
] as const)('%j fills %s dashes', (props, filledCount) => {
  expect(getDrawnDashes(<Dashes {...props} />)).toBe(filledCount)
})

test('dashes are silent or, with a label, a progress bar', () => {
  const { container } = render(
    <>
      <Dashes of={5} value={2} />
      <Dashes of={5} value={2} label="Read" />
    </>,
  )
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  const bar = screen.getByRole('progressbar', { name: 'Read' })
  expect([bar.ariaValueNow, bar.getAttribute('aria-valuemax')]).toContain('5')
  expect(bar.getAttribute('aria-valuenow')).toBe('2')
})
