import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'

import type { ShareCard } from '#src/seo/share-card.ts'

import { drawCard } from './draw-card.ts'
import { loadFonts } from './fonts.ts'

const CARD: ShareCard = {
  locale: 'uk',
  brand: 'Зразкова студія',
  title: 'Гібридний бот',
  note: 'Чат-бот',
  art: { id: 'hybrid-bot', tags: ['chatbot'] },
}

let fonts: Awaited<ReturnType<typeof loadFonts>>
beforeAll(async () => {
  fonts = await loadFonts()
})

/** Number of pixels in an area of a picture that differ from its first one. */
async function countInkPixels(
  picture: Uint8Array,
  [left, top, width, height]: number[],
): Promise<number> {
  const { data, info } = await sharp(picture)
    .extract({ left: left ?? 0, top: top ?? 0, width: width ?? 1, height: height ?? 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = data.subarray(0, info.channels).toString('hex')
  return Array.from({ length: info.width * info.height }, (_, index) =>
    data.subarray(index * info.channels, (index + 1) * info.channels).toString('hex'),
  ).filter((pixel) => pixel !== ground).length
}

test('a share image has the required size and shows title, brand and note', async () => {
  const picture = await drawCard(CARD, fonts)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  expect(await countInkPixels(picture, [60, 130, 660, 400])).toBeGreaterThan(5000)
  expect(await countInkPixels(picture, [140, 60, 300, 34])).toBeGreaterThan(500)
  expect(await countInkPixels(picture, [60, 540, 300, 32])).toBeGreaterThan(300)
})

test.each([
  ['of many words', `${'Довга назва допису про асистентів. '.repeat(9)}`],
  ['of one long word', 'Найпрефіксальніший'.repeat(3)],
])('a title %s does not overlap margin, brand or note', async (_name, title) => {
  const picture = await drawCard({ ...CARD, title }, fonts)
  expect(await countInkPixels(picture, [0, 100, 58, 430])).toBe(0)
  expect(await countInkPixels(picture, [722, 0, 36, 630])).toBe(0)
  expect(await countInkPixels(picture, [400, 60, 300, 34])).toBe(0)
  expect(await countInkPixels(picture, [400, 540, 300, 32])).toBe(0)
})
