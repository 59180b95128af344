import { expect, test } from 'vitest'

import { memoize } from './memoize.ts'

test('an object is asked about once, and one that looks the same is another', () => {
  let calls = 0
  const double = memoize(({ n }: { n: number }) => {
    calls += 1
    return n * 2
  })
  const one = { n: 1 }
  expect([double(one), double(one), double({ n: 1 })]).toEqual([2, 2, 2])
  expect(calls).toBe(2)
})
