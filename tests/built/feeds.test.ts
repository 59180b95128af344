import { parse } from 'node-html-parser'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'

import { listFeeds, readFeed } from '#tests/support/feeds.ts'
import { readAttributes, findFaults, siteUnderTest } from '#tests/support/sites.ts'

const site = siteUnderTest()

/** Maximum number of posts in a feed; older ones are on the site. */
const MAX_POSTS = 50

test('every feed is well-formed, and each item is self-contained', () => {
  const files = listFeeds(site)
  expect(files.length).toBeGreaterThan(5)
  const faults = files.flatMap((file) => {
    const text = site.read(file)
    const items = readFeed(text)
    return [
      ...(file.endsWith('.xml') ? findXmlFaults(text) : []),
      items.length > MAX_POSTS && `contains ${items.length} posts`,
      new Set(items.map(({ url }) => url)).size < items.length && 'contains a post twice',
      ...items.flatMap(({ url, title, date, html }) =>
        [
          !site.fileFor(url) && 'leads nowhere',
          title === '' && 'has no title',
          Number.isNaN(Date.parse(date)) && `has the day "${date}"`,
          ...findTextFaults(html),
        ].map((fault) => fault && `${url} ${fault}`),
      ),
    ].flatMap((fault) => (fault ? [`${file}: ${fault}`] : []))
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

function findXmlFaults(text: string): string[] {
  const faults: string[] = []
  const parser = new SaxesParser()
  parser.on('error', ({ message }) => faults.push(`is not well-formed: ${message}`))
  parser.write(text).close()
  return faults
}

/** Faults in the text of an item, which is shown outside the site. */
function findTextFaults(html: string): string[] {
  const body = parse(html)
  const addresses = body
    .querySelectorAll('[href], [src]')
    .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
  return [
    ...(body.text.trim() === '' ? ['has no text'] : []),
    ...(body.querySelector('script, link, style, button') ? ['contains a part of its page'] : []),
    ...addresses
      .filter((address) => !/^(?:https?|mailto):/.test(address))
      .map((address) => `leads to ${address}`),
  ]
}
