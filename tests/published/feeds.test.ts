import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { PUBLISHED, publishedStore } from '#scripts/test/published-store.ts'
import { FEED_POSTS, feeds } from '#src/feeds.tsx'
import { feedPaths } from '#src/seo/feed-paths.ts'

const LIMIT = 3

const files = new Map((await feeds({ limit: LIMIT })).map(({ path, text }) => [path, text]))
const read = (path: string) => files.get(path) ?? ''

test('a feed holds the newest posts, and the newest of its tag, however many there are', () => {
  const posts = publishedStore().summaries('en')
  const addressOf = ({ slug }: { slug: string }) =>
    `${PUBLISHED.origin}${PUBLISHED.base}blog/${slug}`
  expect(posts.length).toBeGreaterThan(LIMIT)
  const json = JSON.parse(read('feed.json')) as { items: { url: string }[] }
  expect(json.items.map(({ url }) => url)).toEqual(posts.slice(0, LIMIT).map(addressOf))
  const tag = 'dialogflow'
  const tagged = posts.filter(({ tags }) => tags.includes(tag))
  expect(tagged.length).toBeGreaterThan(LIMIT)
  const links = parse(read(`blog/tag/${tag}/feed.xml`)).querySelectorAll('item guid')
  expect(links.map((link) => link.textContent)).toEqual(tagged.slice(0, LIMIT).map(addressOf))
})

test('a feed holds fifty posts, as the README says', () => {
  expect(FEED_POSTS).toBe(50)
})

test.each(['en', 'uk'] as const)(
  'the feed in %s marks a post without a translation with its language, and no other',
  async (locale) => {
    const all = new Map((await feeds()).map(({ path, text }) => [path, text]))
    const json = JSON.parse(all.get(feedPaths(locale).json ?? '') ?? '') as {
      items: { url: string; content_html: string }[]
    }
    const marks = json.items.map(({ url, content_html: html }) => [
      url.split('/').at(-1),
      /^<div lang="(\w+)">/.exec(html)?.[1],
    ])
    const posts = publishedStore().summaries(locale).slice(0, FEED_POSTS)
    expect(marks).toEqual(
      posts.map((post) => [post.slug, post.locale === locale ? undefined : post.locale]),
    )
  },
)
