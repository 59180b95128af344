import { expect, test } from 'vitest'

import { filterCourses, parseCategory } from './category-filter.ts'

const courses = [
  { id: 'a', category: 'business' },
  { id: 'b', category: 'development' },
  { id: 'c', category: 'aiDevelopment' },
] as const

test.each([
  ['all', ['a', 'b', 'c']],
  ['business', ['a']],
  ['aiDevelopment', ['c']],
  ['promptEngineering', []],
] as const)('the filter %s shows %j', (filter, ids) => {
  expect(filterCourses(courses, filter).map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['business', 'business'],
  ['all', 'all'],
  ['development', 'all'],
  ['', 'all'],
  [undefined, 'all'],
  [['business'], 'all'],
])('the query value %j selects %s', (value, filter) => {
  expect(parseCategory(value)).toBe(filter)
})
