import { expect, test } from 'vitest'

import {
  readAttribute,
  findFaults,
  siteUnderTest,
  getText,
  getAlternates,
  getCanonical,
  getDescription,
  getTitle,
} from '#tests/support/sites.ts'

/** Minimum length of a page's text; a layout without content is shorter. */
const MIN_TEXT_LENGTH = 40

const site = siteUnderTest()

test('every page has one h1, a title, a description and content without JavaScript', () => {
  expect(
    findFaults(site.pages, (page) => {
      const { document } = page
      const headings = document.querySelectorAll('h1').length
      const text = getText(document.querySelector('main')).length
      return [
        headings !== 1 && `has ${headings} first headings`,
        document.querySelectorAll('title').length !== 1 && 'has not one title',
        getTitle(page) === '' && 'has an empty title',
        getDescription(page) === '' && 'has no description',
        text < MIN_TEXT_LENGTH && `contains ${text} letters`,
      ]
    }),
  ).toEqual([])
})

test('every page exists in both languages and declares its own', () => {
  const getPaths = (locale: string) =>
    site.appPages
      .filter((page) => page.locale === locale)
      .map(({ barePath }) => barePath)
      .toSorted()
  expect(getPaths('uk')).toEqual(getPaths('en'))
  expect(
    findFaults(site.appPages, ({ document, locale }) => {
      const lang = readAttribute(document, 'html', 'lang')
      return [lang !== locale && `says that it is in "${lang}"`]
    }),
  ).toEqual([])
})

test("a page's canonical and alternate links name itself and its translation, or the original if it is not translated", () => {
  const byUrl = new Map(site.appPages.map((page) => [page.url, page]))
  expect(
    findFaults(site.appPages, (page) => {
      const canonical = getCanonical(page) ?? ''
      const original = byUrl.get(canonical)
      const alternates = getAlternates(page)
      const targets = alternates.map((line) => line.replace(/^\S+ /, ''))
      if (canonical !== page.url) {
        return [
          original?.barePath !== page.barePath && `names ${canonical || 'nothing'} as itself`,
          alternates.length > 0 && `names alternates, but its canonical address is ${canonical}`,
        ]
      }
      if (alternates.length === 0) {
        const copy = site.appPages.find(
          (candidate) => candidate !== page && candidate.barePath === page.barePath,
        )
        return [
          copy && getCanonical(copy) !== page.url && 'has a copy with another canonical address',
        ]
      }
      return [
        !alternates.includes(`${page.locale} ${page.url}`) && 'is missing among its own alternates',
        !alternates.some((line) => line.startsWith('x-default ')) && 'names no default',
        ...targets.map((url) => {
          const translation = byUrl.get(url)
          const isReciprocal =
            translation && String(getAlternates(translation)) === String(alternates)
          return !isReciprocal && `names ${url}, which has different alternates`
        }),
      ]
    }),
  ).toEqual([])
})
