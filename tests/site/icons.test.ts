import { readFileSync } from 'node:fs'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { localeOfPath } from '#src/i18n/paths.ts'
import { builtFiles, builtPages, fileFor, readBuilt } from '#tests/support/built-site.ts'

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
])('%s is a square of %i pixels without holes', async (file, size) => {
  const { width, height, hasAlpha } = await sharp(`dist/${file}`).metadata()
  expect({ width, height, hasAlpha }).toEqual({ width: size, height: size, hasAlpha: false })
})

test('the mark stays within the circle that every mask leaves', async () => {
  const { data, info } = await sharp('dist/icon-maskable-512.png')
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  const ground = data[0]
  const reach = [...data.keys()]
    .filter((at) => data[at * info.channels] !== ground && at < info.width * info.height)
    .map((at) => Math.hypot((at % info.width) - middle, Math.floor(at / info.width) - middle))
  expect(reach.length).toBeGreaterThan(1000)
  expect(reach.reduce((most, one) => Math.max(most, one), 0)).toBeLessThan(0.4 * info.width)
})

test('favicon.ico holds a picture of 32 pixels', async () => {
  const bytes = readFileSync('dist/favicon.ico')
  expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const { width, format } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata()
  expect({ width, format }).toEqual({ width: 32, format: 'png' })
})

test.each([
  ['manifest.webmanifest', 'en'],
  ['uk/manifest.webmanifest', 'uk'],
])('%s opens the site in its language, with icons that are there', (file, locale) => {
  const manifest = JSON.parse(readBuilt(file)) as {
    lang: string
    start_url: string
    name: string
    short_name: string
    icons: { src: string; purpose?: string; sizes: string }[]
  }
  expect(manifest.lang).toBe(locale)
  expect(localeOfPath(manifest.start_url)).toBe(locale)
  expect(fileFor(manifest.start_url)).toBeDefined()
  expect(manifest.name.length).toBeGreaterThan(0)
  expect(manifest.short_name.length).toBeGreaterThan(0)
  for (const { src } of manifest.icons) expect(fileFor(src), src).toBeDefined()
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true)
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(
    expect.arrayContaining(['192x192', '512x512']),
  )
})

test.each(builtPages)('$path names its icons, its manifest and the colours around it', (page) => {
  const hrefs = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
    page.document.querySelectorAll(`link[rel=${rel}]`).map((link) => link.getAttribute('href')),
  )
  expect(hrefs).toHaveLength(4)
  for (const href of hrefs) expect(fileFor(href ?? ''), href).toBeDefined()
  expect(localeOfPath(hrefs.at(-1) ?? '')).toBe(localeOfPath(page.path))
  const media = page.document
    .querySelectorAll('meta[name="theme-color"]')
    .map((meta) => meta.getAttribute('media'))
  expect(media).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})

test('every drawing can be read, and pages refer to parts that it has', async () => {
  const drawings = builtFiles.filter((file) => file.endsWith('.svg'))
  expect(drawings.length).toBeGreaterThan(0)
  for (const file of drawings) {
    // A drawing with a mistake in its markup is shown as nothing at all.
    await expect(sharp(`dist/${file}`).metadata(), file).resolves.toMatchObject({ format: 'svg' })
  }
  const uses = builtPages.flatMap(({ document }) =>
    document.querySelectorAll('use').map((use) => use.getAttribute('href') ?? ''),
  )
  expect(uses.length).toBeGreaterThan(0)
  for (const href of new Set(uses)) {
    const [path = '', id = ''] = href.split('#')
    expect(readBuilt(fileFor(path) ?? ''), href).toContain(`id="${id}"`)
  }
})
