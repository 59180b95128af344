import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import {
  readAttribute,
  demoSite,
  findFaults,
  fixtureSite,
  getAlternates,
  isPrivate,
  plain,
} from '#tests/support/sites.ts'

const ROOT = 'https://example.org/site'

/** Pages of posts in a language that they are not translated to. */
const COPIES = ['/uk/blog/only-in-english', '/blog/only-in-ukrainian']

const sitemap = () =>
  parse(fixtureSite().read('sitemap.xml'))
    .querySelectorAll('url')
    .map((entry) => ({
      url: entry.querySelector('loc')?.textContent ?? '',
      day: entry.querySelector('lastmod')?.textContent,
      alternates: entry
        .querySelectorAll('xhtml\\:link')
        .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    }))

const articles = () =>
  fixtureSite().appPages.filter(({ barePath }) => /^\/blog\/(?!tag|page)[^/]+$/.test(barePath))

test('the sitemap contains every page that may be indexed, with its translation', () => {
  const open = fixtureSite().readable.filter(
    (page) => !isPrivate(page) && !COPIES.includes(page.path),
  )
  const line = (url: string, alternates: readonly string[]) =>
    `${url}: ${alternates.toSorted().join(', ')}`
  expect(
    sitemap()
      .map(({ url, alternates }) => line(url, alternates))
      .toSorted(),
  ).toEqual(open.map((page) => line(page.url, getAlternates(page))).toSorted())
})

test('a post in the sitemap has its modification date, a list the date of its newest post', () => {
  const days = new Map(sitemap().map(({ url, day }) => [url.slice(ROOT.length), day]))
  const expected = {
    '/blog/kitchen-sink': '2024-06-15',
    '/uk/blog/long-read': '2024-05-01',
    '/blog': '2024-06-15',
    '/uk/blog/page/2': '2024-06-15',
    '/blog/tag/dialogflow': '2024-04-20',
    '/about': undefined,
  }
  expect(Object.fromEntries(Object.keys(expected).map((path) => [path, days.get(path)]))).toEqual(
    expected,
  )
})

test('robots.txt allows everything, and names the sitemap if there is one', () => {
  expect(fixtureSite().read('robots.txt')).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${ROOT}/sitemap.xml\n`,
  )
  expect(demoSite().read('robots.txt')).toBe('User-agent: *\nAllow: /\n')
  expect(demoSite().files).not.toContain('sitemap.xml')
})

test('llms.txt lists the pages of its language in the standard format', () => {
  for (const [file, locale] of [
    ['llms.txt', 'en'],
    ['uk/llms.txt', 'uk'],
  ] as const) {
    const text = fixtureSite().read(file)
    expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n## /)
    const lines = text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines.filter((line) => !/^- \[.+\]\(https:[^)]+\): .+$/.test(line))).toEqual([])
    const listed = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, url = '']) => url)
    expect(listed.filter((url) => !fixtureSite().fileFor(url))).toEqual([])
    const open = fixtureSite().appPages.filter(
      (page) => page.locale === locale && !isPrivate(page) && !COPIES.includes(page.path),
    )
    const pages = listed
      .map((url) => url.replace(/\.md$/, ''))
      .filter((url) => !/llms\.txt$|\/edu\//.test(url))
    expect(pages.toSorted()).toEqual(open.map(({ url }) => url).toSorted())
  }
})

test('every article and no other page has a plain Markdown version', () => {
  const linked = fixtureSite().appPages.filter(({ document }) =>
    document.querySelector('[type="text/markdown"]'),
  )
  expect(linked.map(({ path }) => path)).toEqual(articles().map(({ path }) => path))
  expect(
    findFaults(articles(), ({ path, url, document }) => {
      const file = `${path.slice(1)}.md`
      const text = fixtureSite().read(file)
      const prose = text.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').replaceAll(/`[^`]*`/g, '')
      const addresses = Array.from(prose.matchAll(/\]\((\S+?)\)/g), ([, address = '']) => address)
      const title = plain(document.querySelector('h1')?.text ?? '')
      return [
        readAttribute(document, '[type="text/markdown"]', 'href') !== `${url}.md` &&
          'names another',
        !text.startsWith('---\ntitle: ') && 'begins without its fields',
        !plain(text).includes(`# ${title}`) && 'has not the title of its page',
        /<\/?[A-Z]|\[image:/.test(prose) && 'contains what Markdown does not know',
        ...addresses
          .filter((address) => !/^(?:https:\/\/example\.com|#)/.test(address))
          .filter((address) => !address.startsWith('https:') || !fixtureSite().fileFor(address))
          .map((address) => `leads to ${address}`),
      ]
    }),
  ).toEqual([])
  expect(fixtureSite().read('uk/blog/only-in-english.md')).toContain('\nlanguage: en\n')
})
