import { expect, test } from 'vitest'

import { createCanvas } from './canvas.ts'
import { coverageOf } from './coverage.ts'
import { rectangle } from './outlines.ts'

/** Red of every pixel. */
const redsOf = ({ pixels, palette }: ReturnType<typeof createCanvas>) =>
  [...pixels].map((number) => palette[number]?.[0])

test('what covers a pixel in part is mixed with what is under it', () => {
  const canvas = createCanvas(4, 1, '#000000')
  canvas.paint(coverageOf([rectangle(0.5, 0, 2, 1)]), 1, 0, '#C80000')
  expect(redsOf(canvas)).toEqual([0, 100, 200, 100])
  canvas.fill(0, 0, 2, 1, '#140000')
  canvas.paint(coverageOf([rectangle(0, 0, 1, 1)]), 0, 0, '#780000', 0.5)
  expect(redsOf(canvas)).toEqual([70, 20, 200, 100])
})

test('what reaches over an edge is cut there', () => {
  const canvas = createCanvas(2, 2, '#000000')
  canvas.paint(coverageOf([rectangle(-2, -2, 3, 3)]), 0, 0, '#FF0000')
  canvas.fill(1, 1, 9, 9, '#110000')
  expect(redsOf(canvas)).toEqual([255, 0, 0, 17])
})

test('a palette holds 256 colours, and any more are the nearest of them', () => {
  const canvas = createCanvas(300, 1, '#000000')
  for (let x = 0; x < 300; x += 1) {
    const shade = Math.min(x, 255).toString(16).padStart(2, '0')
    canvas.fill(
      x,
      0,
      1,
      1,
      x < 256 ? `#${shade}0000` : `#FF00${(x - 255).toString(16).padStart(2, '0')}`,
    )
  }
  expect(canvas.palette).toHaveLength(256)
  expect(redsOf(canvas).slice(255)).toEqual(Array.from({ length: 45 }, () => 255))
})
