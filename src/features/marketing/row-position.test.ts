import { expect, test } from 'vitest'

import { rowPosition } from './use-row-scroll.ts'

test.each([
  [
    { scrollLeft: 0, clientWidth: 500, scrollWidth: 2000 },
    { visiblePercent: 25, isStart: true, isEnd: false },
  ],
  [
    { scrollLeft: 700, clientWidth: 500, scrollWidth: 2000 },
    { visiblePercent: 60, isStart: false, isEnd: false },
  ],
  [
    { scrollLeft: 1498.6, clientWidth: 500, scrollWidth: 2000 },
    { visiblePercent: 100, isStart: false, isEnd: true },
  ],
  [
    { scrollLeft: 0, clientWidth: 2000, scrollWidth: 2000 },
    { visiblePercent: 100, isStart: true, isEnd: true },
  ],
  [
    { scrollLeft: 0, clientWidth: 0, scrollWidth: 0 },
    { visiblePercent: 100, isStart: true, isEnd: true },
  ],
])('a row scrolled to %j has the position %j', (row, position) => {
  expect(rowPosition(row)).toEqual(position)
})
