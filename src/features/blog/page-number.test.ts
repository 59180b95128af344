import { expect, test } from 'vitest'

import { parsePageNumber } from './page-number.ts'
import { linkedPages } from './pager.tsx'

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
  [[2], {}],
  [{ toString: null }, {}],
])('parsePageNumber(%j) returns %j', (value, expected) => {
  // The router merges parsed values over the raw ones in the same way.
  expect({ page: value, ...parsePageNumber(value) }).toEqual(expected)
})

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [9, 40, [1, 7, 8, 9, 10, 11, 40]],
  [112, 112, [1, 110, 111, 112]],
])('page %d of %d links to its neighbours and to both ends', (page, pages, linked) => {
  expect(linkedPages(page, pages)).toEqual(linked)
})
