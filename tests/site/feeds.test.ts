import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { appPages, builtFiles, fileFor, readBuilt } from '#tests/support/built-site.ts'
import { siteContent } from '#tests/support/whole-content.ts'

const feeds = builtFiles.filter((file) => /(?:feed|atom)\.xml$/.test(file))

/** Posts that a feed holds at most. */
const MOST = 50

const slugsOf = (locale: 'en' | 'uk') =>
  appPages
    .map(({ path }) => new RegExp(`^${locale === 'uk' ? '/uk' : ''}/blog/([^/]+)$`).exec(path)?.[1])
    .filter((slug): slug is string => slug !== undefined && slug !== 'tag')

test.each(['en', 'uk'] as const)(
  'the feeds in %s hold every post, or the newest of many, with its whole text',
  (locale) => {
    const prefix = locale === 'uk' ? 'uk/' : ''
    const slugs = slugsOf(locale)
    expect(slugs).toHaveLength(siteContent.summaries(locale).length)
    const json = JSON.parse(readBuilt(`${prefix}feed.json`)) as {
      items: { url: string; content_html: string }[]
    }
    const addresses = slugs.map((slug) => `http://localhost:4173/${prefix}blog/${slug}`).toSorted()
    const held = json.items.map((item) => item.url)
    expect(new Set(held).size).toBe(Math.min(addresses.length, MOST))
    expect(held.filter((address) => !addresses.includes(address))).toEqual([])
    for (const item of json.items) {
      const source = siteContent.source(locale, item.url.split('/').at(-1) ?? '')
      expect(item.content_html.length).toBeGreaterThan(source.plain.length / 2)
      expect(item.content_html).not.toMatch(/(?:href|src)="(?!https?:|mailto:)/)
    }
    for (const name of ['feed.xml', 'atom.xml']) {
      const text = readBuilt(prefix + name)
      for (const address of held) expect(text).toContain(address)
    }
  },
)

test('each tag has a feed of its posts', () => {
  const tags = appPages.filter(({ path }) => /\/blog\/tag\/[^/]+$/.test(path))
  expect(tags).toHaveLength(2 * Object.keys(siteContent.postIndex('en').tags).length)
  for (const { path, document } of tags) {
    const file = `${path.slice(1)}/feed.xml`
    const feed = parse(readBuilt(file))
    const pages = [
      document,
      ...appPages
        .filter((page) => page.path.startsWith(`${path}/page/`))
        .map((page) => page.document),
    ]
    const posts = pages.flatMap((page) => [...page.querySelectorAll('.post')])
    expect(feed.querySelectorAll('item')).toHaveLength(Math.min(posts.length, MOST))
  }
})

test.each(feeds)('%s is well-formed and absolute', (file) => {
  const text = readBuilt(file)
  expect(text.startsWith('<?xml version="1.0" encoding="utf-8"?>')).toBe(true)
  expect(text).not.toMatch(/<link>\//)
})

test.each(appPages)('the feeds that $path names exist', ({ document }) => {
  const links = [...document.querySelectorAll('link[rel=alternate][type]')]
  expect(links.length).toBeGreaterThan(0)
  for (const link of links) {
    expect(fileFor(new URL(link.getAttribute('href') ?? '').pathname)).toBeDefined()
  }
})
