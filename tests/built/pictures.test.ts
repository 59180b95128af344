import sharp from 'sharp'
import { expect, test } from 'vitest'

import { getPathLocale } from '#src/i18n/paths.ts'
import {
  readAttribute,
  readAttributes,
  type BuiltPage,
  findFaults,
  plain,
  siteUnderTest,
} from '#tests/support/sites.ts'

/** Maximum size of a share image that messengers load, in bytes. */
const MAX_BYTES = 60 * 1024

const shareMeta = ({ document }: BuiltPage, property: string) =>
  readAttribute(document, `meta[property="og:${property}"]`, 'content') ?? ''

const site = siteUnderTest()

test('every page has its own share image in the size that its head declares', async () => {
  const sizes = new Map<string, string>()
  const owners = new Map<string, string>()
  for (const page of site.readable) {
    const file = site.fileFor(shareMeta(page, 'image'))
    if (!file) continue
    owners.set(file, page.path)
    const { width, height, format } = await sharp(site.bytes(file)).metadata()
    sizes.set(file, `${format} ${width} × ${height}`)
  }
  expect(
    findFaults(site.readable, (page) => {
      const file = site.fileFor(shareMeta(page, 'image'))
      if (!file) return [`names the picture "${shareMeta(page, 'image')}", which is nowhere`]
      const declared = `png ${shareMeta(page, 'image:width')} × ${shareMeta(page, 'image:height')}`
      const otherPage = owners.get(file)
      return [
        declared !== 'png 1200 × 630' && `says ${declared}`,
        sizes.get(file) !== declared && `has ${sizes.get(file)}`,
        site.bytes(file).length > MAX_BYTES && `has ${site.bytes(file).length} bytes`,
        otherPage !== page.path && `shares the picture of ${otherPage}`,
        readAttribute(page.document, 'meta[name="twitter:card"]', 'content') !==
          'summary_large_image' && 'asks for a small one',
      ]
    }),
  ).toEqual([])
})

test('the text alternative of a share image contains the heading of the page', () => {
  expect(
    findFaults(site.readable, (page) => {
      const heading = plain(page.document.querySelector('h1')?.text ?? '-')
      const alt = plain(shareMeta(page, 'image:alt'))
      return [!alt.includes(heading) && `says "${alt}"`]
    }),
  ).toEqual([])
})

test('every page links its icons, its manifest and its theme colors', () => {
  expect(
    findFaults(site.pages, ({ document, url, locale }) => {
      const hrefs = ['icon', 'apple-touch-icon', 'manifest'].flatMap((rel) =>
        readAttributes(document, `link[rel=${rel}]`, 'href'),
      )
      const manifest = site.fileFor(
        readAttribute(document, 'link[rel=manifest]', 'href') ?? '',
        url,
      )
      return [
        hrefs.length < 3 && `names ${hrefs.length} icons`,
        ...hrefs.map((href) => !site.fileFor(href, url) && `names ${href}, which is nowhere`),
        getPathLocale(`/${manifest}`) !== locale && 'names the manifest of another language',
        String(readAttributes(document, 'meta[name="theme-color"]', 'media')) !==
          '(prefers-color-scheme: light),(prefers-color-scheme: dark)' && 'names no colours',
      ]
    }),
  ).toEqual([])
})

test('every SVG is well-formed and contains the parts that pages reference', async () => {
  const drawings = site.files.filter((file) => file.endsWith('.svg'))
  // A browser shows nothing for a malformed SVG.
  const broken = await Promise.all(
    drawings.map((file) =>
      sharp(site.bytes(file))
        .metadata()
        .then(
          () => '',
          () => file,
        ),
    ),
  )
  expect(broken.filter(Boolean)).toEqual([])
  expect(
    findFaults(site.pages, ({ document, url }) =>
      readAttributes(document, 'use', 'href')
        .filter((href) => {
          const [path = '', id = ''] = href.split('#')
          const file = site.fileFor(path, url)
          return !file || !site.read(file).includes(`id="${id}"`)
        })
        .map((href) => `refers to ${href}`),
    ),
  ).toEqual([])
})
