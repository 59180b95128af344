import { expect, test } from 'vitest'

import { isContainedIn } from './is-contained-in.ts'

test.each<[before: unknown, after: unknown, expected: boolean]>([
  [[1, { a: 2 }], [{ a: 2, b: 0 }, 1], true],
  [[1, 2], [1], false],
  [[1, 1], [1], true],
  [{ a: { b: [] } }, { a: { b: ['c'] } }, true],
  [{ a: 1 }, { a: '1' }, false],
  [{ a: 1, b: 2 }, { a: 1 }, false],
  [{ a: { b: 1 } }, {}, false],
  [{ a: null }, {}, true],
  [[{}], [], false],
  ['text', undefined, false],
  [[1], { 0: 1 }, false],
])('%j in %j: %s', (before, after, expected) => {
  expect(isContainedIn(before, after)).toBe(expected)
})
