import { expect, test } from 'vitest'

import { numberFromParam, twoDigits } from './numbers.ts'

test.each([
  ['41', 41],
  [41, 41],
  ['-2.5', -2.5],
  ['', Number.NaN],
  [' ', Number.NaN],
  ['x', Number.NaN],
  [[3], Number.NaN],
  [true, Number.NaN],
  [null, Number.NaN],
  [undefined, Number.NaN],
  // `Number()` throws for this value.
  [{ toString: null }, Number.NaN],
])('%j is parsed as %d', (value, number) => {
  expect(numberFromParam(value)).toBe(number)
})

test('a number below ten is padded with a zero', () => {
  expect([0, 7, 12].map(twoDigits)).toEqual(['00', '07', '12'])
})
