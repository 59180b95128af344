import sharp from 'sharp'
import { expect, test } from 'vitest'

import { encodePng } from './encode-png.ts'

const SIZE = { width: 120, height: 60 }

/** Pixels of a drawing, red, green, blue and alpha. */
const pixelsOf = (image: Uint8Array) => sharp(image).ensureAlpha().raw().toBuffer()

async function draw(svg: string) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60">${svg}</svg>`
  const pixels = await pixelsOf(Buffer.from(text))
  const png = await encodePng(pixels, SIZE)
  return { pixels, png, shown: await pixelsOf(png) }
}

test('flat colours are shown as they are', async () => {
  const { pixels, png, shown } = await draw(
    '<rect width="120" height="60" fill="#F3F6F4"/><rect x="20" width="30" height="60" fill="#A30C46"/>',
  )
  expect(await sharp(png).metadata()).toMatchObject({ ...SIZE, format: 'png', isPalette: true })
  expect(shown.equals(pixels)).toBe(true)
})

test('edges and many colours come close to what they were', async () => {
  const { pixels, shown } = await draw(
    '<rect width="120" height="60" fill="#0E1613"/><path d="M0 60L60 0L120 60z" fill="#FF82AB"/>' +
      '<circle cx="60" cy="40" r="15" fill="#FFDF3A"/><path d="M5 5L50 20" stroke="#EFF4F1"/>',
  )
  const errors = pixels.map((value, index) => Math.abs(value - (shown[index] ?? 0)))
  expect(Math.max(...errors)).toBeLessThan(32)
})
