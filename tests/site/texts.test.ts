import { expect, test } from 'vitest'

import { localeOfPath } from '#src/i18n/paths.ts'
import { appPages, builtFiles, fileFor, readBuilt } from '#tests/support/built-site.ts'
import { copiedPosts } from '#tests/support/copied-posts.ts'
import { siteContent } from '#tests/support/whole-content.ts'

const ORIGIN = 'http://localhost:4173'

const copies = copiedPosts(siteContent)

const articles = appPages.filter(({ path }) => /^\/(?:uk\/)?blog\/(?!tag|page)[^/]+$/.test(path))

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Addresses of a Markdown text: of its links and of its pictures. */
const addressesIn = (text: string) =>
  [...text.matchAll(/\]\((https?:[^)\s]+)\)/g)].map(([, address = '']) => new URL(address))

test('a demonstration names no sitemap, and may be read', () => {
  expect(builtFiles.filter((file) => /sitemap/.test(file))).toEqual([])
  expect(readBuilt('robots.txt')).toBe('User-agent: *\nAllow: /\n')
})

test('every article has its text in Markdown, and no other page has one', () => {
  expect(articles).toHaveLength(2 * siteContent.summaries('en').length)
  const linked = appPages.filter(({ document }) => document.querySelector('[type="text/markdown"]'))
  expect(linked.map(({ path }) => path)).toEqual(articles.map(({ path }) => path))
  const texts = builtFiles.filter((file) => /^(?:uk\/)?blog\/.*\.md$/.test(file))
  expect(texts.map((file) => `/${file}`).toSorted()).toEqual(
    articles.map(({ path }) => `${path}.md`).toSorted(),
  )
})

test('an article’s text is served as what it is, and is not listed beside its page', () => {
  const rules = readBuilt('_headers').split('\n\n')
  for (const path of ['/blog/*.md', '/uk/blog/*.md']) {
    const rule = rules.find((one) => one.startsWith(`${path}\n`))
    expect(rule).toContain('Content-Type: text/markdown; charset=utf-8')
    expect(rule).toContain('X-Robots-Tag: noindex')
  }
})

test.each(articles)('the text of $path is the article, in plain Markdown', ({ path, document }) => {
  const link = document.querySelector('link[type="text/markdown"]')
  expect(link?.getAttribute('href')).toBe(`${ORIGIN}${path}.md`)
  const text = readBuilt(`${path.slice(1)}.md`)
  expect(text).toMatch(/^---\ntitle: /)
  const title = plain(document.querySelector('h1')?.text ?? '')
  expect(plain(text)).toContain(`# ${title}`)
  const outsideCode = text.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1/gm, '').replaceAll(/`[^`]*`/g, '')
  expect(outsideCode).not.toMatch(/<\/?[A-Z]|\[image:/)
  expect(outsideCode).not.toContain('](./')
  const headings = document.querySelectorAll('.read h2').filter((one) => !one.id.includes('foot'))
  expect(outsideCode.match(/^## /gm) ?? []).toHaveLength(headings.length)
  const sample = document.querySelector('.read > p')?.text ?? ''
  const [first = ''] = plain(sample).split(/[*_`[\]]/)
  expect(plain(outsideCode.replaceAll(/[*_]/g, ''))).toContain(first.slice(0, 40))
  const own = addressesIn(text)
    .filter(({ origin }) => origin === ORIGIN)
    .map(({ pathname }) => pathname)
  expect(own.filter((address) => !fileFor(address))).toEqual([])
  const pages = own.filter((address) => !address.startsWith('/assets/'))
  expect(pages.filter((page) => localeOfPath(page) !== localeOfPath(path))).toEqual([])
})

test.each([
  ['llms.txt', 'en'],
  ['uk/llms.txt', 'uk'],
] as const)('%s lists the pages of its language by the convention', (file, locale) => {
  const text = readBuilt(file)
  expect(text).toMatch(/^# [^\n]+\n\n> [^\n]+\n\n## /)
  const lines = text.split('\n').filter((line) => line.startsWith('- '))
  for (const line of lines) expect(line).toMatch(/^- \[.+\]\(https?:[^)]+\): .+$/)
  const addresses = addressesIn(text)
  expect(addresses.length).toBe(lines.length)
  for (const { pathname } of addresses) expect(fileFor(pathname), pathname).toBeDefined()
  const closed = /^\/(?:uk\/)?(?:access-code|admin|client_test|dashboard|search)(?:\/|$)/
  const open = appPages.filter(
    ({ path }) => localeOfPath(path) === locale && !closed.test(path) && !copies.has(path),
  )
  expect(
    addresses
      .map(({ pathname }) => pathname.replace(/\.md$/, ''))
      .filter((path) => !path.endsWith('/llms.txt') && !path.startsWith('/edu/'))
      .toSorted(),
  ).toEqual(open.map(({ path }) => path).toSorted())
})
