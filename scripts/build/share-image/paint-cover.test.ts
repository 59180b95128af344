import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cover } from '#src/lib/cover-art.ts'

import { createCanvas } from './canvas.ts'
import { paintCover } from './paint-cover.ts'

const SIZE = { w: 240, h: 316 }

test.each(['automation', 'programming', 'development', 'ai', 'chatbot', 'dialogflow'])(
  'the cover of a post on %s is painted as browsers show it',
  async (tag) => {
    const svg = cover('a-post-of-some-words', [tag], SIZE)
    const canvas = createCanvas(SIZE.w, SIZE.h, '#000000')
    paintCover(canvas, svg, 0)
    const shown = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
    const errors = shown.map((value, index) => {
      const colour = canvas.palette[canvas.pixels[Math.floor(index / 3)] ?? 0] ?? []
      return Math.abs(value - (colour[index % 3] ?? 0))
    })
    expect(errors.filter((error) => error > 24).length / errors.length).toBeLessThan(0.005)
  },
)

test('a shape that is not painted stops the build', () => {
  const canvas = createCanvas(4, 4, '#000000')
  expect(() => paintCover(canvas, '<svg><circle r="2"/></svg>', 0)).toThrow('<circle r="2"/>')
})
