import { type HTMLElement, parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import {
  DRAFT,
  FUTURE,
  PUBLISHED,
  publishedStore,
  untranslatedPost,
} from '#scripts/test/published-store.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localeOfPath, unlocalizePath } from '#src/i18n/paths.ts'
import { copiedPosts } from '#tests/support/copied-posts.ts'
import { findUnmarked, textsOf } from '#tests/support/language-of-parts.ts'
import { renderPublished } from '#tests/support/published-site.ts'
import { wholeContent } from '#tests/support/whole-content.ts'

const ROOT = PUBLISHED.origin + PUBLISHED.base.slice(0, -1)

const { pages, education, cards, files, read } = await renderPublished()
const sitemap = parse(read('sitemap.xml'))
const entries = sitemap.querySelectorAll('url').map((entry) => ({
  url: entry.querySelector('loc')?.textContent ?? '',
  day: entry.querySelector('lastmod')?.textContent,
  alternates: alternatesOf(entry, 'xhtml\\:link'),
}))

// A page in a language that its words do not exist in is a copy of the one that has them.
const store = publishedStore()
const copies = copiedPosts(store)
const originals = new Set(copies.values())
const twins = pages.filter(({ path }) => !copies.has(path) && !originals.has(path))

const PRIVATE = /^\/(?:access-code|admin|client_test|dashboard|search)(?:\/|$)/

const modelsOf = (locale: Locale = 'en') => read(`${locale === 'uk' ? 'uk/' : ''}llms.txt`)

function alternatesOf(element: HTMLElement, selector: string): string[] {
  return element
    .querySelectorAll(selector)
    .filter((link) => link.hasAttribute('hreflang'))
    .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`)
}

const tagOf = (head: HTMLElement, selector: string, name: string) =>
  head.querySelector(selector)?.getAttribute(name)

test.each(twins)('$path is itself, in its own language, and its twin knows it', (page) => {
  const { head, path, url } = page
  expect(tagOf(head, 'link[rel=canonical]', 'href')).toBe(url)
  expect(tagOf(head, 'meta[property="og:url"]', 'content')).toBe(url)
  const bare = unlocalizePath(path)
  const plain = bare === '/' ? '/' : bare
  expect(alternatesOf(head, 'link').toSorted()).toEqual([
    `en ${ROOT}${plain}`,
    `uk ${ROOT}/uk${bare === '/' ? '' : bare}`,
    `x-default ${ROOT}${plain}`,
  ])
})

test('a page without a translation names no twin, and its copy is not listed', () => {
  expect(copies.get(`/uk/blog/${untranslatedPost()}`)).toBe(`/blog/${untranslatedPost()}`)
  const urls = entries.map(({ url }) => url)
  for (const paths of copies) {
    const [copy, original] = paths.map((path) => pages.find((page) => page.path === path))
    for (const page of [copy, original]) {
      expect(page && tagOf(page.head, 'link[rel=canonical]', 'href')).toBe(original?.url)
      expect(page && alternatesOf(page.head, 'link')).toEqual([])
    }
    expect(urls).toContain(original?.url)
    expect(urls).not.toContain(copy?.url)
    expect(modelsOf(original?.locale)).toContain(`(${original?.url}.md)`)
    expect(modelsOf(copy?.locale)).not.toContain(`${copy?.path}.md`)
    expect(read(`${copy?.path.slice(1)}.md`)).toContain(`language: ${original?.locale}`)
  }
})

test('a page without a translation marks all that it says in the other language', () => {
  for (const { path, body, locale } of pages.filter(({ path }) => copies.has(path))) {
    expect(findUnmarked(textsOf(parse(body), locale)), path).toEqual([])
  }
})

test('only pages for one visitor are closed to search engines', () => {
  const closed = pages.filter(({ head }) => head.querySelector('meta[name=robots]') !== null)
  const wanted = pages.filter(({ path }) => PRIVATE.test(unlocalizePath(path)))
  expect(wanted.length).toBeGreaterThanOrEqual(20)
  expect(closed.map(({ path }) => path)).toEqual(wanted.map(({ path }) => path))
  for (const { head } of closed) {
    const robots = head.querySelectorAll('meta[name=robots]')
    expect(robots.map((meta) => meta.getAttribute('content'))).toEqual(['noindex'])
  }
})

test('the sitemap holds every page that search engines may list, with its languages', () => {
  const open = pages.filter(({ path }) => !copies.has(path) && !PRIVATE.test(unlocalizePath(path)))
  expect(open.length).toBeGreaterThan(90)
  expect(entries.map(({ url }) => url).toSorted()).toEqual(
    [...open.map(({ url }) => url), education.record.url].toSorted(),
  )
  const byUrl = new Map(open.map((page) => [page.url, alternatesOf(page.head, 'link')]))
  for (const { url, alternates } of entries) expect(alternates).toEqual(byUrl.get(url) ?? [])
})

/** The day that a legal text says of itself; one that is a sample says none. */
function legalDayOf({ path, locale }: (typeof pages)[number]): unknown {
  const file = `content/legal${unlocalizePath(path)}/${locale}.mdx`
  const { sample, updated } = wholeContent.find((one) => one.file === file)?.data ?? {}
  return sample === true ? undefined : updated
}

test('a post in the sitemap has the day of its last change, a list the day of its newest post', () => {
  for (const { url, day } of entries) {
    const page = pages.find((one) => one.url === url)
    if (!page) continue
    const changed = tagOf(page.head, 'meta[property="article:modified_time"]', 'content')
    const published = tagOf(page.head, 'meta[property="article:published_time"]', 'content')
    const isList = /^\/blog(?:\/tag|\/page|$)/.test(unlocalizePath(page.path))
    const own = changed ?? published ?? legalDayOf(page)
    expect(day !== undefined, url).toBe(isList || own !== undefined)
    expect(day, url).toBe(isList ? day : own)
  }
})

test('a list, whose day is that of any of its posts, is made anew with all of them, and shows a few', () => {
  for (const folder of ['post-chunk/en', 'post-chunk/uk', 'post-tag/uk/ai']) {
    const [, locale, tag] = folder.split('/')
    const chunksOf = (list: readonly string[]) =>
      list.filter((id) => id.startsWith(`${folder}/`)).toSorted()
    const base = `${locale === 'uk' ? '/uk' : ''}/blog${tag ? `/tag/${tag}` : ''}`
    const list = pages.filter(({ path }) => path === base || path.startsWith(`${base}/page/`))
    const all = [...new Set(list.flatMap(({ modules }) => chunksOf(modules)))].toSorted()
    expect(all).toHaveLength(list.length)
    for (const page of list) {
      expect(chunksOf(page.sources), page.path).toEqual(all)
      expect(chunksOf(page.modules), page.path).toHaveLength(1)
    }
  }
})

test.each(pages)('previews of $path have a picture, and say what is in it', ({ path, head }) => {
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
  const image = `${ROOT}/assets/share/${name}.png`
  expect(tagOf(head, 'meta[property="og:image"]', 'content')).toBe(image)
  expect(tagOf(head, 'meta[property="og:image:width"]', 'content')).toBe('1200')
  expect(tagOf(head, 'meta[property="og:image:height"]', 'content')).toBe('630')
  expect(tagOf(head, 'meta[property="og:image:alt"]', 'content')?.length).toBeGreaterThan(3)
  expect(tagOf(head, 'meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
})

test.each([
  ['uk/blog/dialogflow-airtable', 'dialogflow, automation', ['dialogflow', 'automation']],
  ['blog/tag/ai', 'Blog', ['ai']],
  ['case-study/converso', '', ['dialogflow']],
  ['uk/courses/ai-fundamentals', 'Курси', []],
  ['courses', '', []],
  ['home', '', []],
])('the picture of %s names “%s”, and is drawn as the page’s own', (name, note, tags) => {
  expect(cards.get(name)).toMatchObject({ note, art: { tags } })
})

test('each page has a picture of its own words', () => {
  expect(cards.size).toBe(pages.length + 1)
  for (const { path, body } of pages) {
    const card = cards.get(path === '/' ? 'home' : path.slice(1))
    const heading = parse(body).querySelector('h1')?.textContent
    expect(card?.title, path).toBe(heading && decode(heading))
  }
})

test('robots.txt closes nothing and names the sitemap', () => {
  const lines = read('robots.txt').split('\n')
  expect(lines).toContain('Allow: /')
  expect(lines).toContain(`Sitemap: ${ROOT}/sitemap.xml`)
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})

test.each(['en', 'uk'] as const)('feeds, lists and pages in %s hold the same posts', (locale) => {
  const prefix = locale === 'uk' ? 'uk/' : ''
  const posts = pages
    .filter(
      (page) => page.locale === locale && page.head.querySelector('link[type="text/markdown"]'),
    )
    .map(({ url }) => url)
    .toSorted()
  expect(posts).toHaveLength(store.summaries(locale).length)
  const feed = JSON.parse(read(`${prefix}feed.json`)) as { items: { url: string }[] }
  expect(feed.items.map(({ url }) => url).toSorted()).toEqual(posts)
  const texts = files.map(({ path }) => path).filter((path) => path.endsWith('.md'))
  const held = texts.filter((path) => localeOfPath(`/${path}`) === locale)
  expect(held.map((path) => `${ROOT}/${path.replace(/\.md$/, '')}`).toSorted()).toEqual(posts)
  const own = posts.filter((post) => !copies.has(post.slice(ROOT.length)))
  for (const post of own) expect(modelsOf(locale)).toContain(`(${post}.md)`)
  const lists = pages.filter(({ path }) => /^\/(?:uk\/)?blog(?:\/page\/\d+)?$/.test(path))
  const shown = lists
    .filter((page) => page.locale === locale)
    .flatMap(({ body }) => [...body.matchAll(/href="([^"]+\/blog\/(?!tag|page)[^"/]+)"/g)])
    .map(([, href = '']) => PUBLISHED.origin + href)
  expect([...new Set(shown)].toSorted()).toEqual(posts)
})

test.each([
  ['a draft', DRAFT],
  ['a post whose day has not come', FUTURE],
])('%s is nowhere: no page, list, feed, sitemap, text or structured data', (_, slug) => {
  const naming = [
    ...pages.map(({ path, head, body }) => ({ path, text: head.toString() + body })),
    ...files,
  ].filter(({ path, text }) => `${path} ${text}`.includes(slug))
  expect(naming.map(({ path }) => path)).toEqual([])
})

test('a tag counts only what is out', () => {
  const tags = pages.filter(({ path }) => /\/blog\/tag\/[^/]+$/.test(path))
  expect(tags).toHaveLength(2 * Object.keys(store.postIndex('en').tags).length)
  for (const { path, body, locale } of tags) {
    const tag = path.split('/').at(-1)
    const later = pages.filter((page) => page.path.startsWith(`${path}/page/`))
    const cards = [body, ...later.map((page) => page.body)].flatMap((list) =>
      parse(list).querySelectorAll('.posts .post'),
    ).length
    expect(read(`${path.slice(1)}/feed.xml`).match(/<item>/g)).toHaveLength(cards)
    const index = pages.find((page) => page.locale === locale && page.path.endsWith('/blog/tag'))
    const counted = parse(index?.body ?? '').querySelectorAll(`a[href$="/blog/tag/${tag}"]`)
    expect(counted.at(-1)?.text).toContain(String(cards))
  }
})

function decode(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
