// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { builtFiles, readBuilt } from '#tests/support/built-site.ts'

// What the formats demand: https://www.rssboard.org/rss-specification, RFC 4287,
// https://www.jsonfeed.org/version/1/

const rss = builtFiles.filter((file) => file.endsWith('feed.xml'))
const atom = builtFiles.filter((file) => file.endsWith('atom.xml'))
const json = builtFiles.filter((file) => file.endsWith('feed.json'))

function parse(file: string): Document {
  const document = new DOMParser().parseFromString(readBuilt(file), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

/** Text of an element's own child. */
function childOf(element: Element | null, name: string): string {
  const child = [...(element?.children ?? [])].find(({ nodeName }) => nodeName === name)
  return child?.textContent.trim() ?? ''
}

function expectAddress(text: string): void {
  expect(text).toMatch(/^https?:\/\/[^/]+\//)
}

function expectHtml(html: string): void {
  expect(html).toMatch(/^<(?!link)/)
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  expect(body.querySelector('script, link, style, button')).toBeNull()
  for (const element of body.querySelectorAll('[href], [src]')) {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
    expect(address).toMatch(/^(?:https?|mailto):/)
  }
}

test('there are feeds of both languages in three formats, and of each tag', () => {
  expect(atom.toSorted()).toEqual(['atom.xml', 'uk/atom.xml'])
  expect(json.toSorted()).toEqual(['feed.json', 'uk/feed.json'])
  expect(rss).toEqual(
    expect.arrayContaining([
      'feed.xml',
      'uk/feed.xml',
      'blog/tag/ai/feed.xml',
      'uk/blog/tag/ai/feed.xml',
    ]),
  )
})

test.each(rss)('%s is RSS 2.0 with all that it must have', (file) => {
  const document = parse(file)
  expect(document.documentElement.getAttribute('version')).toBe('2.0')
  const channel = document.querySelector('channel')
  expect(childOf(channel, 'title')).not.toBe('')
  expect(childOf(channel, 'description')).not.toBe('')
  expectAddress(childOf(channel, 'link'))
  expect(childOf(channel, 'language')).toBe(file.startsWith('uk/') ? 'uk' : 'en')
  const items = [...document.querySelectorAll('item')]
  expect(items.length).toBeGreaterThan(0)
  expect(new Set(items.map((item) => childOf(item, 'guid'))).size).toBe(items.length)
  for (const item of items) {
    expect(childOf(item, 'title')).not.toBe('')
    expectAddress(childOf(item, 'link'))
    expect(Number.isNaN(Date.parse(childOf(item, 'pubDate')))).toBe(false)
    expectHtml(childOf(item, 'content:encoded'))
  }
})

test.each(atom)('%s is Atom with all that it must have', (file) => {
  const feed = parse(file).documentElement
  expect(feed.namespaceURI).toBe('http://www.w3.org/2005/Atom')
  for (const part of [feed, ...feed.querySelectorAll('entry')]) {
    expect(childOf(part, 'title')).not.toBe('')
    expectAddress(childOf(part, 'id'))
    expect(childOf(part, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  }
  expect(childOf(feed.querySelector('author'), 'name')).not.toBe('')
  const entries = [...feed.querySelectorAll('entry')]
  expect(new Set(entries.map((entry) => childOf(entry, 'id'))).size).toBe(entries.length)
  for (const entry of entries) {
    expect(entry.querySelector('title')?.getAttribute('type')).toBe('text')
    expect(entry.querySelector('content')?.getAttribute('type')).toBe('html')
    expectHtml(childOf(entry, 'content'))
  }
})

test.each(json)('%s is JSON Feed with all that it must have', (file) => {
  const feed = JSON.parse(readBuilt(file)) as {
    version: string
    title: string
    items: { id: string; title: string; content_html: string; date_published: string }[]
  }
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/)
  expect(feed.title).not.toBe('')
  expect(new Set(feed.items.map(({ id }) => id)).size).toBe(feed.items.length)
  for (const item of feed.items) {
    expectAddress(item.id)
    expect(item.date_published).toMatch(/^\d{4}-\d\d-\d\dT/)
    expectHtml(item.content_html)
  }
})
