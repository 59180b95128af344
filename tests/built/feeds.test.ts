import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { type Feed, parseFeeds } from '#tests/support/feeds.ts'
import { readAttributes, findFaults, siteUnderTest } from '#tests/support/sites.ts'

const site = siteUnderTest()

/** Maximum number of posts in a feed; older ones are on the site. */
const MAX_POSTS = 50

test('every feed is valid, and each item is self-contained', () => {
  const feeds = parseFeeds(site)
  expect(feeds.length).toBeGreaterThan(5)
  const faults = feeds.flatMap(({ file, title, items, faults }) => {
    const duplicates = items.filter(
      ({ url }, index) => items.findIndex((item) => item.url === url) < index,
    )
    return [
      ...faults,
      ...(title === '' ? ['has no title'] : []),
      ...(items.length > MAX_POSTS ? [`contains ${items.length} posts`] : []),
      ...items.flatMap((item) => findItemFaults(item)),
      ...duplicates.map(({ url }) => `contains ${url} twice`),
    ].map((fault) => `${file}: ${fault}`)
  })
  expect(faults).toEqual([])
})

test('every feed named by a page exists', () => {
  expect(
    findFaults(site.appPages, ({ document, url }) => {
      const named = readAttributes(document, 'link[rel=alternate][type]', 'href')
      return [
        named.length === 0 && 'names no feed',
        ...named
          .filter((address) => !site.fileFor(address, url))
          .map((address) => `names ${address}, which is nowhere`),
      ]
    }),
  ).toEqual([])
})

const checkedItems = new Map<string, string[]>()

/** Faults in the text of an item, which is shown outside the site. Cached, because an item is in several feeds. */
function findTextFaults(html: string): string[] {
  const cached = checkedItems.get(html)
  if (cached) return cached
  const body = parse(html)
  const addresses = body
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
  const interactive = body.querySelector('script, link, style, button')
  const faults = [
    ...(body.text.trim() === '' ? ['has no text'] : []),
    ...(interactive ? [`contains ${interactive.toString().slice(0, 80)}`] : []),
    ...addresses
      .filter((address) => !/^(?:https?|mailto):/.test(address))
      .map((address) => `leads to ${address}`),
  ]
  checkedItems.set(html, faults)
  return faults
}

function findItemFaults({ url, title, date, html }: Feed['items'][number]): string[] {
  return [
    ...(site.fileFor(url) ? [] : ['leads nowhere']),
    ...(title === '' ? ['has no title'] : []),
    ...(Number.isNaN(Date.parse(date)) ? [`has the day "${date}"`] : []),
    ...findTextFaults(html),
  ].map((fault) => `${url} ${fault}`)
}
