import { expect, test } from 'vitest'

import { blockingTime } from './blocking.ts'

const MAIN = { pid: 7, tid: 1 }

test('tasks of the page’s thread after its first paint block by what exceeds 50 ms at a quarter of the speed', () => {
  const events = [
    { ...MAIN, name: 'RunTask', ts: 0, tdur: 90_000 },
    { ...MAIN, name: 'firstContentfulPaint', ts: 100_000 },
    { ...MAIN, name: 'RunTask', ts: 110_000, tdur: 12_500 },
    { ...MAIN, name: 'RunTask', ts: 130_000, tdur: 20_000 },
    { ...MAIN, name: 'Layout', ts: 130_000, tdur: 19_000 },
    { ...MAIN, tid: 2, name: 'RunTask', ts: 140_000, tdur: 80_000 },
    { ...MAIN, pid: 8, name: 'RunTask', ts: 140_000, tdur: 80_000 },
  ]
  expect(blockingTime(events)).toBe(30)
})

test('a trace in which nothing is painted has no such time', () => {
  expect(() => blockingTime([])).toThrow('no first paint')
})
