import { expect, test } from 'vitest'

import { parsePageNumber } from './page-number.ts'

test.each([
  ['2', { page: 2 }],
  [3, { page: 3 }],
  ['2.9', { page: 2 }],
  ['1', {}],
  ['0', {}],
  ['-4', {}],
  ['x', {}],
  ['Infinity', {}],
  [undefined, {}],
  [[2], { page: 2 }],
])('?page=%j asks for %j', (value, expected) => {
  expect(parsePageNumber(value)).toEqual(expected)
})
