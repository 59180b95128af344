import { createHash } from 'node:crypto'

import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'

import { localeOfPath, unlocalizePath } from '#src/i18n/paths.ts'
import { appPages, builtFiles, builtPages, fileFor, readBuilt } from '#tests/support/built-site.ts'
import { copiedPosts } from '#tests/support/copied-posts.ts'
import { site, supportChat } from '#tests/support/facts.ts'
import { siteContent, webCovers } from '#tests/support/whole-content.ts'

const ORIGIN = 'http://localhost:4173'

/** Longest title and description, in characters, that search engines show. */
const MAX_TITLE = 95
const MAX_DESCRIPTION = 230

const [caseStudy] = siteContent.projects('en').filter(({ hasPage }) => hasPage)

const copies = copiedPosts(siteContent)

const attribute = (document: HTMLElement | undefined, selector: string, name: string) =>
  document?.querySelector(selector)?.getAttribute(name)

const titleOf = (document: HTMLElement) => document.querySelector('title')?.text ?? ''

test('the site was built in both languages, page for page', () => {
  const bare = (locale: string) =>
    appPages
      .filter(({ path }) => localeOfPath(path) === locale)
      .map(({ path }) => unlocalizePath(path))
      .toSorted()
  expect(bare('en').length).toBeGreaterThan(30)
  expect(bare('uk')).toEqual(bare('en'))
})

test.each(builtPages)('$path has one first heading, a title and a description', ({ document }) => {
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  expect(document.querySelectorAll('title')).toHaveLength(1)
  const title = titleOf(document)
  expect(title.length).toBeGreaterThan(3)
  expect(title.length).toBeLessThanOrEqual(MAX_TITLE)
  const description = attribute(document, 'meta[name=description]', 'content') ?? ''
  expect(description.length).toBeGreaterThan(10)
  expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION)
})

test.each(appPages)('$path names its language, itself and its twin', ({ path, document }) => {
  expect(attribute(document, 'html', 'lang')).toBe(localeOfPath(path))
  expect(attribute(document, 'link[rel=canonical]', 'href')).toBe(
    ORIGIN + (copies.get(path) ?? path),
  )
  for (const link of document.querySelectorAll('link[rel=alternate][hreflang]')) {
    const target = new URL(link.getAttribute('href') ?? '')
    const twin = appPages.find((page) => page.path === target.pathname)
    expect(twin, `${target} exists`).toBeDefined()
    const back = [...(twin?.document.querySelectorAll('link[hreflang]') ?? [])]
    expect(back.map((one) => one.getAttribute('href'))).toContain(ORIGIN + path)
  }
})

test.each(builtPages)('$path of a demonstration says once that it is not to be listed', (page) => {
  const robots = page.document.querySelectorAll('meta[name=robots]')
  expect(robots.map((meta) => meta.getAttribute('content'))).toEqual(['noindex'])
})

test('search knows every page that offers a text to it, and no other', () => {
  const offered = appPages.filter(({ document }) => document.querySelector('[data-pagefind-body]'))
  const known = builtFiles.filter((file) => file.endsWith('.pf_fragment'))
  expect(offered.length).toBeGreaterThan(60)
  expect(known).toHaveLength(offered.length)
})

const PARTS: [path: string, part: string | undefined][] = [
  ['/courses/ai-fundamentals', '/courses'],
  ['/consultation', '/products'],
  ['/uk/learning-path', '/uk/courses'],
  ['/uk/access-code', '/uk/courses'],
  ['/dashboard/2', '/courses'],
  ...(caseStudy ? [[`/case-study/${caseStudy.id}`, '/'] satisfies [string, string]] : []),
  ['/about', undefined],
]

test.each(PARTS)('the header marks that %s belongs to %s', (path, part) => {
  const page = appPages.find((one) => one.path === path)
  const marked = page?.document.querySelectorAll('.nav a[aria-current]') ?? []
  expect(marked.map((link) => link.getAttribute('href'))).toEqual(part ? [part] : [])
  expect(page).toBeDefined()
})

test('only a link to the page itself is marked as the current page, but for the header’s', () => {
  const wrong = appPages.flatMap(({ path, document }) =>
    document
      .querySelectorAll('a[aria-current=page]')
      .filter((link) => !link.closest('.nav') && link.getAttribute('href')?.split('#')[0] !== path)
      .map((link) => `${path}: ${link.toString()}`),
  )
  expect(wrong).toEqual([])
})

test('a title belongs to one page of a language', () => {
  for (const locale of ['en', 'uk']) {
    const titles = appPages
      .filter(({ path }) => localeOfPath(path) === locale)
      .map(({ document }) => titleOf(document))
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
})

test('there is one inline script, the same on every page, and the policy allows it by its hash', () => {
  const texts = new Set<string>()
  for (const { document, path } of builtPages) {
    const scripts = document
      .querySelectorAll('script')
      .filter((script) => script.getAttribute('type') !== 'application/ld+json')
    const fromElsewhere = scripts.flatMap((script) => script.getAttribute('src') ?? [])
    expect(fromElsewhere, path).toEqual(site.analytics ? [site.analytics.script] : [])
    const inline = scripts.filter((script) => !script.hasAttribute('src'))
    expect(inline, path).toHaveLength(1)
    const text = inline[0]?.textContent ?? ''
    texts.add(text)
    const hash = createHash('sha256').update(text).digest('base64')
    const policy = attribute(document, 'meta[http-equiv=Content-Security-Policy]', 'content') ?? ''
    expect(policy).toContain(`'sha256-${hash}'`)
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(?:inline|eval)'/)
    expect(readBuilt('_headers')).toContain(hash)
  }
  expect(texts.size).toBe(1)
})

test('the policy of the page with the chat alone admits it', () => {
  const withChat = builtPages.filter(({ document }) =>
    attribute(document, 'meta[http-equiv=Content-Security-Policy]', 'content')?.includes(
      new URL(supportChat.script).origin,
    ),
  )
  expect(withChat.map(({ path }) => path).toSorted()).toEqual(['/client_test', '/uk/client_test'])
})

test.each(builtPages)(
  'every link of $path leads to a page, and to an anchor that is there',
  (page) => {
    for (const link of page.document.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const target = new URL(href, ORIGIN + page.path)
      if (target.origin !== ORIGIN) continue
      const file = fileFor(target.pathname)
      expect(file, `${page.path} links to ${href}`).toBeDefined()
      const id = decodeURIComponent(target.hash.slice(1))
      const there = builtPages.find((one) => one.file === file)
      const isThere = !id || !there || there.document.getElementById(id) !== null
      expect(isThere, `${page.path} → ${href}`).toBe(true)
    }
  },
)

test.each(builtPages)(
  'every picture of $path has a text alternative, a size and a file',
  (page) => {
    for (const image of page.document.querySelectorAll('img')) {
      expect(image.hasAttribute('alt')).toBe(true)
      expect(Number(image.getAttribute('width'))).toBeGreaterThan(0)
      expect(Number(image.getAttribute('height'))).toBeGreaterThan(0)
      const source = image.getAttribute('src') ?? ''
      expect(webCovers.includes(source) || fileFor(source), source).toBeTruthy()
    }
  },
)

test.each(builtPages)(
  '$path asks nothing of a host that the content does not name',
  ({ document }) => {
    const sources = [...document.querySelectorAll('[src], link[href]')]
      .filter((element) => !/^(?:canonical|alternate)$/.test(element.getAttribute('rel') ?? ''))
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '')
    const foreign = sources.filter((source) => !/^\/(?!\/)/.test(source))
    const named = [...webCovers, ...(site.analytics ? [site.analytics.script] : [])]
    expect(foreign.filter((source) => !named.includes(source))).toEqual([])
  },
)

test.each(builtPages)('the fonts that $path loads first exist', ({ document, path }) => {
  const fonts = [...document.querySelectorAll('link[rel=preload][as=font]')]
  const hasUkrainian = localeOfPath(path) === 'uk' || path === '/edu/index.html'
  expect(fonts).toHaveLength(hasUkrainian ? 4 : 2)
  for (const font of fonts) expect(fileFor(font.getAttribute('href') ?? '')).toBeDefined()
})

test('the not-found documents are rendered anew by the application and are not indexed', () => {
  for (const file of ['404.html', 'uk/404.html']) {
    const page = builtPages.find((one) => one.file === file)
    expect(page?.document.getElementById('root')?.hasAttribute('data-prerendered')).toBe(false)
    expect(attribute(page?.document, 'meta[name=robots]', 'content')).toBe('noindex')
  }
})
