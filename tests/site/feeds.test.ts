import { expect, test } from 'vitest'

import { listFeeds, readFeed } from '#tests/support/feeds.ts'
import { fixtureSite } from '#tests/support/sites.ts'

const POSTS = [
  'kitchen-sink',
  'long-read',
  'series-three',
  'series-two',
  'series-one',
  'only-in-english',
  'only-in-ukrainian',
  'note-one',
  'note-two',
  'note-three',
  'note-four',
  'note-five',
  'note-six',
]

test('the feeds of a language contain every post at its page in that language, newest first, and those of a tag its posts', () => {
  const getFeedUrls = (file: string) => readFeed(fixtureSite().read(file)).map(({ url }) => url)
  const getUrls = (folder: string, slugs: readonly string[]) =>
    slugs.map((slug) => `https://example.org/site/${folder}blog/${slug}`)
  for (const folder of ['', 'uk/'])
    for (const file of ['feed.xml', 'atom.xml', 'feed.json'])
      expect(getFeedUrls(folder + file)).toEqual(getUrls(folder, POSTS))
  expect(getFeedUrls('uk/blog/tag/dialogflow/feed.xml')).toEqual(
    getUrls('uk/', ['series-three', 'series-two', 'series-one']),
  )
  expect(listFeeds(fixtureSite()).filter((file) => file.includes('programming'))).toEqual([])
})

test("an item contains the full text, marked if its language differs from the feed's", () => {
  const items = readFeed(fixtureSite().read('uk/feed.json'))
  const renderHtml = (slug: string) => items.find(({ url }) => url.endsWith(`/${slug}`))?.html ?? ''
  expect(renderHtml('only-in-english')).toMatch(
    /^<div lang="en">[^]*There is no second language here/,
  )
  expect(renderHtml('only-in-ukrainian')).not.toContain('lang=')
  expect(renderHtml('kitchen-sink')).toContain('https://example.org/site/uk/blog/long-read#')
  const marked = items.filter(({ html }) => html.startsWith('<div lang='))
  expect(marked).toHaveLength(1)
})
