import { expect, test } from 'vitest'

import { coverageOf, LEVELS } from './coverage.ts'
import { letterPolygons, rectangle, strokePolygons } from './outlines.ts'

/** Levels of a mask by rows, as shares of a pixel. */
function rowsOf(polygons: Parameters<typeof coverageOf>[0]): number[][] {
  const { width, height, levels } = coverageOf(polygons)
  return Array.from({ length: height }, (_, y) =>
    [...levels.subarray(y * width, (y + 1) * width)].map((level) => level / LEVELS),
  )
}

test('whole pixels are covered whole, parts of them in part', () => {
  expect(rowsOf([rectangle(0, 0, 2, 1)])).toEqual([[1, 1]])
  expect(rowsOf([rectangle(0.5, 0, 1.5, 1.5)])).toEqual([
    [0.5, 1],
    [4 / 14, 0.5],
  ])
})

test('a mask stands where its shape does', () => {
  expect(coverageOf([rectangle(10.5, 20, 3, 2)])).toMatchObject({
    left: 10,
    top: 20,
    width: 4,
    height: 2,
  })
})

test('a slanted edge covers the half of what it crosses', () => {
  expect(rowsOf([[0, 0, 2, 2, 0, 2]])).toEqual([
    [0.5, 0],
    [1, 0.5],
  ])
})

test('a shape turned the other way is a hole, and shapes of one turn are one', () => {
  const hole = [1, 0, 1, 1, 2, 1, 2, 0]
  expect(rowsOf([rectangle(0, 0, 3, 1), hole])).toEqual([[1, 0, 1]])
  expect(rowsOf([rectangle(0, 0, 2, 1), rectangle(1, 0, 2, 1)])).toEqual([[1, 1, 1]])
})

test('a letter stands upright on its line, its curves round', () => {
  const [polygon = []] = letterPolygons('M0,0L10,0Q10,10,0,10Z', { scale: 2, x: 5, y: 30 })
  expect(polygon.slice(0, 4)).toEqual([5, 30, 25, 30])
  expect(polygon.slice(-2)).toEqual([5, 10])
  expect(polygon.length).toBeGreaterThan(10)
})

test('strokes meet in a full corner and end where they end', () => {
  expect(rowsOf(strokePolygons('M0 1H3V4', 2))).toEqual([
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [0, 0, 1, 1],
    [0, 0, 1, 1],
  ])
})
