import { expect, test } from 'vitest'

import { readFeed } from '#tests/support/feeds.ts'
import { readAttributes, fixtureSite, getText } from '#tests/support/sites.ts'

test('news are listed newest first, each with an anchor, and in a feed', () => {
  const { page } = fixtureSite()
  const { document } = page('/uk/news')
  expect(document.querySelectorAll('main ol h2').map((title) => getText(title))).toEqual([
    'Новіша новина',
    'Старіша новина',
  ])
  expect(readAttributes(document, 'main ol > li', 'id')).toEqual(['newer', 'older'])
  const items = readFeed(fixtureSite().read('uk/news/feed.xml'))
  expect(items.map(({ url, title }) => `${url} ${title}`)).toEqual([
    'https://example.org/site/uk/news#newer Новіша новина',
    'https://example.org/site/uk/news#older Старіша новина',
  ])
  expect(readAttributes(document, 'link[type="application/rss+xml"]', 'href')).toEqual([
    'https://example.org/site/uk/news/feed.xml',
  ])
  expect(readAttributes(document, 'footer a[href$="/news"]', 'href')).toEqual(['/site/uk/news'])
})
