import { expect, test } from 'vitest'

import { fixtureSite } from '#tests/support/sites.ts'

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
