import { expect, test } from 'vitest'

import { findUnmarked, textsIn } from '#tests/support/language-of-parts.ts'
import {
  attributeOf,
  attributesOf,
  type BuiltPage,
  demoSite,
  faultsOf,
  fixtureSite,
  isPrivate,
} from '#tests/support/sites.ts'

/** Maximum length of titles and descriptions in search results, in characters. */
const MAX_TITLE = 95
const MAX_DESCRIPTION = 230

const titleOf = ({ document }: BuiltPage) => document.querySelector('title')?.text.trim() ?? ''
const descriptionOf = ({ document }: BuiltPage) =>
  attributeOf(document, 'meta[name=description]', 'content')?.trim() ?? ''
const canonicalOf = ({ document }: BuiltPage) =>
  attributeOf(document, 'link[rel=canonical]', 'href')
const alternatesOf = ({ document }: BuiltPage) =>
  document
    .querySelectorAll('link[rel=alternate][hreflang]')
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
    .toSorted()

test('titles and descriptions fit search results, and titles are unique in a language', () => {
  const pages = fixtureSite().readable
  const owners = new Map(pages.map((page) => [`${page.locale} ${titleOf(page)}`, page.path]))
  expect(
    faultsOf(pages, (page) => {
      const [title, description] = [titleOf(page), descriptionOf(page)]
      const twin = owners.get(`${page.locale} ${title}`)
      return [
        title.length > MAX_TITLE && `has a title of ${title.length} letters`,
        description.length > MAX_DESCRIPTION &&
          `has a description of ${description.length} letters`,
        twin !== page.path && `has the title of ${twin}`,
      ]
    }),
  ).toEqual([])
})

test('only untranslated posts have a canonical address in the other language', () => {
  const copies = fixtureSite()
    .appPages.filter((page) => canonicalOf(page) !== page.url)
    .map((page) => `${page.path} → ${canonicalOf(page)}`)
  expect(copies).toEqual([
    '/blog/only-in-ukrainian → https://example.org/site/uk/blog/only-in-ukrainian',
    '/uk/blog/only-in-english → https://example.org/site/blog/only-in-english',
  ])
  const page = fixtureSite().page('/about')
  expect(alternatesOf(page)).toEqual([
    'en https://example.org/site/about',
    'uk https://example.org/site/uk/about',
    'x-default https://example.org/site/about',
  ])
  expect(alternatesOf(fixtureSite().page('/uk'))).toEqual([
    'en https://example.org/site/',
    'uk https://example.org/site/uk',
    'x-default https://example.org/site/',
  ])
})

test('search engines may index every public page, and nothing of a demonstration', () => {
  const robotsOf = ({ document }: BuiltPage) =>
    attributesOf(document, 'meta[name=robots]', 'content').join()
  const closed = ({ file }: BuiltPage) => /(?:^|\/)404\.html$/.test(file)
  expect(
    faultsOf(fixtureSite().pages, (page) => {
      const wanted = isPrivate(page) || closed(page) ? 'noindex' : ''
      return [robotsOf(page) !== wanted && `says "${robotsOf(page)}" to robots`]
    }),
  ).toEqual([])
  expect(
    faultsOf(demoSite().pages, (page) => [
      robotsOf(page) !== 'noindex' && `says "${robotsOf(page)}" to robots`,
    ]),
  ).toEqual([])
})

test('the header marks the section of the current page', () => {
  const marked = (path: string) =>
    attributesOf(fixtureSite().page(path).document, 'header nav a[aria-current]', 'href')
  expect(
    [
      '/courses/ai-fundamentals',
      '/consultation',
      '/uk/learning-path',
      '/uk/access-code',
      '/dashboard/2',
      '/case-study/project-alpha',
      '/uk/blog/kitchen-sink',
      '/about',
    ].map((path) => `${path}: ${[...new Set(marked(path))].join()}`),
  ).toEqual([
    '/courses/ai-fundamentals: /site/courses',
    '/consultation: /site/products',
    '/uk/learning-path: /site/uk/courses',
    '/uk/access-code: /site/uk/courses',
    '/dashboard/2: /site/courses',
    '/case-study/project-alpha: /site/',
    '/uk/blog/kitchen-sink: /site/uk/blog',
    '/about: ',
  ])
})

test('text in another language than the page has a lang attribute', () => {
  expect(
    faultsOf(fixtureSite().pages, ({ document, locale }) => {
      const body = document.querySelector('body')
      const texts = body ? textsIn(body, locale) : []
      return findUnmarked(texts).map(({ text, lang }) => `says in "${lang}": ${text}`)
    }),
  ).toEqual([])
})
