import { expect, test } from 'vitest'

import { readBrowserPost } from '#src/lib/browser-post.ts'

import { summarizeBrowserPost } from './browser-post-summary.ts'
import { mergePostIndex, loadMergedPage } from './merged-posts.ts'
import type { PostSummary } from './model.ts'

const cases = [
  // own, built, wanted, page, pages, first, last, count
  [1, 18, 1, 1, 3, 'own-0', 'built-7', 9],
  [1, 18, 2, 2, 3, 'built-8', 'built-16', 9],
  [1, 18, 3, 3, 3, 'built-17', 'built-17', 1],
  [1, 18, 9, 3, 3, 'built-17', 'built-17', 1],
  [1, 18, 0, 1, 3, 'own-0', 'built-7', 9],
  [9, 18, 1, 1, 3, 'own-0', 'own-8', 9],
  [9, 18, 2, 2, 3, 'built-0', 'built-8', 9],
  [11, 18, 2, 2, 4, 'own-9', 'built-6', 9],
  [11, 18, 4, 4, 4, 'built-16', 'built-17', 2],
  [0, 18, 2, 2, 2, 'built-9', 'built-17', 9],
  [2, 0, 1, 1, 1, 'own-0', 'own-1', 2],
] as const

test.each(cases)(
  'with %i browser posts before %i published ones, page %i is %i of %i, from %s to %s',
  async (browserPosts, published, requestedPage, page, pages, first, last, count) => {
    const site = many('built', published)
    const joint = await loadMergedPage({
      browserPosts: many('own', browserPosts),
      publishedTotal: published,
      requestedPage,
      loadRange: async (from, to) => site.slice(from, to),
    })
    expect(joint).toMatchObject({ page, pages, total: browserPosts + published })
    expect(joint.posts.map((post) => post.slug).at(0)).toBe(first)
    expect(joint.posts.map((post) => post.slug).at(-1)).toBe(last)
    expect(joint.posts).toHaveLength(count)
  },
)

test('every post is on exactly one page', async () => {
  const site = many('built', 25)
  const browserPosts = many('own', 7)
  const pages = await Promise.all(
    [1, 2, 3, 4].map((requestedPage) =>
      loadMergedPage({
        browserPosts,
        publishedTotal: 25,
        requestedPage,
        loadRange: async (from, to) => site.slice(from, to),
      }),
    ),
  )
  expect(pages.flatMap((page) => page.posts)).toEqual([...browserPosts, ...site])
})

test('tags of browser posts are added to the counts, and unknown tags are ignored', () => {
  const post = readBrowserPost({ title: 'A', content: 'b', tags: ['ai', 'cooking'] })
  if (!post) throw new Error('the fixture is no post')
  const index = { total: 2, tags: { ai: 1, chatbot: 2 } }
  const summary = summarizeBrowserPost(post, index.tags)
  expect(summary).toMatchObject({ slug: 'a', locale: 'uk', tags: ['ai'], isBrowserOnly: true })
  expect(mergePostIndex(index, [summary])).toEqual({ total: 3, tags: { ai: 2, chatbot: 2 } })
})

test('a browser post is typeset in lists as on its page', () => {
  const post = readBrowserPost({ title: '"Бот" - це', content: 'а', excerpt: 'Про 45 000 грн...' })
  if (!post) throw new Error('the fixture is no post')
  expect(summarizeBrowserPost(post, {})).toMatchObject({
    title: '«Бот»\u00A0— це',
    excerpt: 'Про\u00A045\u202F000\u00A0грн…',
  })
})

function many(name: string, count: number): PostSummary[] {
  return Array.from({ length: count }, (_, index) => ({
    slug: `${name}-${index}`,
    locale: 'en',
    title: name,
    excerpt: '',
    date: '2026-01-01',
    tags: [],
    cover: { src: 'x.svg', width: 1, height: 1 },
    minutes: 1,
    draft: false,
  }))
}
