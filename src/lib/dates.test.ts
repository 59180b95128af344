import { expect, test } from 'vitest'

import { yearRange } from './dates.ts'

test.each([
  [2025, 2025, '2025'],
  [2025, 2026, '2025–2026'],
  // A wrong system clock.
  [2025, 1970, '2025'],
])('the years from %d to %d are formatted as %s', (first, last, written) => {
  expect(yearRange(first, last)).toBe(written)
})
