import { expect, test } from 'vitest'

import { linkedPages, parsePageNumber } from './page-number.ts'

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
])('?page=%j asks for %j', (value, expected) => {
  // As the router does it: what is read stands over what the address says.
  expect({ page: value, ...parsePageNumber(value) }).toEqual(expected)
})

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 4, [1, 2, 3, 4]],
  [9, 40, [1, 7, 8, 9, 10, 11, 40]],
  [112, 112, [1, 110, 111, 112]],
])('page %d of %d links to few others, however many there are', (page, pages, linked) => {
  expect(linkedPages(page, pages)).toEqual(linked)
})
