import sharp from 'sharp'
import { expect, test } from 'vitest'

import { createCanvas } from './canvas.ts'
import { coverageOf } from './coverage.ts'
import { encodePng } from './encode-png.ts'
import { strokePolygons } from './outlines.ts'

const SIZE = { width: 200, height: 120 }

function drawStrokes(count: number) {
  const canvas = createCanvas(SIZE.width, SIZE.height, '#F3F6F4')
  canvas.fill(20, 30, 100, 40, '#A30C46')
  const places = Array.from({ length: count }, (_, index) => [
    (index * 37) % 200,
    (index * 61) % 300,
  ])
  for (const [x = 0, y = 0] of places) {
    const stroke = strokePolygons(`M${x} ${y}L${x + (y % 13) - 6} ${y + 9}`, 3)
    canvas.paint(coverageOf(stroke), 0, 0, '#0F1A16')
  }
  return canvas
}

test.each([
  ['a few flat shapes', 0],
  ['slanted strokes', 60],
  ['many of them', 3000],
])('%s are shown pixel by pixel as they were drawn', async (_, count) => {
  const canvas = drawStrokes(count)
  const png = encodePng(canvas)
  expect(await sharp(png).metadata()).toMatchObject({ ...SIZE, format: 'png', isPalette: true })
  const shown = await sharp(png).removeAlpha().raw().toBuffer()
  const drawn = [...canvas.pixels].flatMap((number) => canvas.palette[number] ?? [])
  expect(shown.equals(Uint8Array.from(drawn))).toBe(true)
})
