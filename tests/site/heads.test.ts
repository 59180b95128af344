import { expect, test } from 'vitest'

import { findUnmarked, getTexts } from '#tests/support/language-of-parts.ts'
import {
  readAttributes,
  type BuiltPage,
  demoSite,
  findFaults,
  fixtureSite,
  isPrivate,
  getAlternates,
  getCanonical,
  getDescription,
  getText,
  getTitle,
} from '#tests/support/sites.ts'

/** Maximum length of titles and descriptions in search results, in characters. */
const MAX_TITLE = 95
const MAX_DESCRIPTION = 230

test('titles and descriptions fit search results, and titles are unique in a language', () => {
  const pages = fixtureSite().readable
  const owners = new Map(pages.map((page) => [`${page.locale} ${getTitle(page)}`, page.path]))
  expect(
    findFaults(pages, (page) => {
      const [title, description] = [getTitle(page), getDescription(page)]
      const otherPage = owners.get(`${page.locale} ${title}`)
      return [
        title.length > MAX_TITLE && `has a title of ${title.length} letters`,
        description.length > MAX_DESCRIPTION &&
          `has a description of ${description.length} letters`,
        otherPage !== page.path && `has the title of ${otherPage}`,
      ]
    }),
  ).toEqual([])
})

test('only untranslated posts have a canonical address in the other language', () => {
  const copies = fixtureSite()
    .appPages.filter((page) => getCanonical(page) !== page.url)
    .map((page) => `${page.path} → ${getCanonical(page)}`)
  expect(copies).toEqual([
    '/blog/only-in-ukrainian → https://example.org/site/uk/blog/only-in-ukrainian',
    '/uk/blog/only-in-english → https://example.org/site/blog/only-in-english',
  ])
  const page = fixtureSite().page('/about')
  expect(getAlternates(page)).toEqual([
    'en https://example.org/site/about',
    'uk https://example.org/site/uk/about',
    'x-default https://example.org/site/about',
  ])
  expect(getAlternates(fixtureSite().page('/uk'))).toEqual([
    'en https://example.org/site/',
    'uk https://example.org/site/uk',
    'x-default https://example.org/site/',
  ])
})

test('search engines may index every public page, and nothing of a demonstration', () => {
  const getRobots = ({ document }: BuiltPage) =>
    readAttributes(document, 'meta[name=robots]', 'content').join()
  const closed = ({ file }: BuiltPage) => /(?:^|\/)404\.html$/.test(file)
  expect(
    findFaults(fixtureSite().pages, (page) => {
      const expected = isPrivate(page) || closed(page) ? 'noindex' : ''
      return [getRobots(page) !== expected && `says "${getRobots(page)}" to robots`]
    }),
  ).toEqual([])
  expect(
    findFaults(demoSite().pages, (page) => [
      getRobots(page) !== 'noindex' && `says "${getRobots(page)}" to robots`,
    ]),
  ).toEqual([])
})

test('the header marks the section of the current page', () => {
  const marked = (path: string) =>
    readAttributes(fixtureSite().page(path).document, 'header nav a[aria-current]', 'href')
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

test('the footer has the years, the hours, and links that open other sites in a new tab', () => {
  const footer = fixtureSite().page('/blog').document.querySelector('footer')
  for (const words of [
    `© 2025–${new Date().getFullYear()} Sample Studio`,
    'I usually reply within two hours.',
    '9:00–18:00, Kyiv time',
  ]) {
    expect(getText(footer)).toContain(words)
  }
  for (const name of ['messenger', 'network']) {
    const link = footer?.querySelector(`a[href="https://example.com/${name}"]`)
    expect(link?.getAttribute('target'), name).toBe('_blank')
  }
})

test('text in another language than the page has a lang attribute', () => {
  expect(
    findFaults(fixtureSite().pages, ({ document, locale }) => {
      const body = document.querySelector('body')
      const texts = body ? getTexts(body, locale) : []
      return findUnmarked(texts).map(({ text, lang }) => `says in "${lang}": ${text}`)
    }),
  ).toEqual([])
})
