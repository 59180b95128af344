import { expect, test } from 'vitest'

import { givenNumber } from './given-number.ts'

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
  // Number() throws on it.
  [{ toString: null }, Number.NaN],
])('%j gives the number %d', (value, number) => {
  expect(givenNumber(value)).toBe(number)
})
