import sharp from 'sharp'
import { expect, test } from 'vitest'

import { fixtureSite } from '#tests/support/sites.ts'

test('icons are opaque squares, and the logo stays inside the safe zone of masks', async () => {
  for (const [file, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['icon-maskable-512.png', 512],
  ] as const) {
    const { width, height, hasAlpha } = await sharp(fixtureSite().bytes(file)).metadata()
    expect({ width, height, hasAlpha }, file).toEqual({
      width: size,
      height: size,
      hasAlpha: false,
    })
  }
  const { data, info } = await sharp(fixtureSite().bytes('icon-maskable-512.png'))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const marked = [...data.keys()].filter((at) => data[at] !== data[0])
  const reach = marked.map((at) =>
    Math.hypot((at % info.width) - middle, Math.floor(at / info.width) - middle),
  )
  expect(reach.length).toBeGreaterThan(1000)
  expect(reach.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.4 * info.width)
  expect([...fixtureSite().bytes('favicon.ico').subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
})

test('an installed site opens in its language, with existing icons', () => {
  const { base, read, fileFor, root } = fixtureSite()
  for (const [file, lang, start, name] of [
    ['manifest.webmanifest', 'en', base, 'Sample Studio'],
    ['uk/manifest.webmanifest', 'uk', `${base}uk`, 'Зразкова студія'],
  ] as const) {
    const manifest = JSON.parse(read(file)) as {
      lang: string
      start_url: string
      name: string
      short_name: string
      icons: { src: string; purpose?: string; sizes: string }[]
    }
    expect(manifest).toMatchObject({ lang, start_url: start, name, short_name: name })
    expect(manifest.icons.filter(({ src }) => !fileFor(src, root))).toEqual([])
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    )
  }
})
