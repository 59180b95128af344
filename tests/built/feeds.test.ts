import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { type Feed, feedsOf } from '#tests/support/feeds.ts'
import { attributesOf, faultsOf, siteUnderTest } from '#tests/support/sites.ts'

const site = siteUnderTest()

/** Maximum number of posts in a feed; older ones are on the site. */
const MAX_POSTS = 50

test('every feed is valid, and each item is self-contained', () => {
  const feeds = feedsOf(site)
  expect(feeds.length).toBeGreaterThan(5)
  const wrong = feeds.flatMap(({ file, title, items, faults }) => {
    const twins = items.filter(({ url }, at) => items.findIndex((one) => one.url === url) < at)
    return [
      ...faults,
      ...(title === '' ? ['has no title'] : []),
      ...(items.length > MAX_POSTS ? [`holds ${items.length} posts`] : []),
      ...items.flatMap((item) => faultsOfItem(item)),
      ...twins.map(({ url }) => `holds ${url} twice`),
    ].map((fault) => `${file}: ${fault}`)
  })
  expect(wrong).toEqual([])
})

test('every feed named by a page exists', () => {
  expect(
    faultsOf(site.appPages, ({ document, url }) => {
      const named = attributesOf(document, 'link[rel=alternate][type]', 'href')
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
function faultsOfText(html: string): string[] {
  const known = checkedItems.get(html)
  if (known) return known
  const body = parse(html)
  const addresses = body
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
  const alive = body.querySelector('script, link, style, button')
  const faults = [
    ...(body.text.trim() === '' ? ['has no text'] : []),
    ...(alive ? [`holds ${alive.toString().slice(0, 80)}`] : []),
    ...addresses.filter((one) => !/^(?:https?|mailto):/.test(one)).map((one) => `leads to ${one}`),
  ]
  checkedItems.set(html, faults)
  return faults
}

function faultsOfItem({ url, title, date, html }: Feed['items'][number]): string[] {
  return [
    ...(site.fileFor(url) ? [] : ['leads nowhere']),
    ...(title === '' ? ['has no title'] : []),
    ...(Number.isNaN(Date.parse(date)) ? [`has the day "${date}"`] : []),
    ...faultsOfText(html),
  ].map((fault) => `${url} ${fault}`)
}
