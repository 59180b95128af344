import { expect, test } from 'vitest'

import { createContentStore } from './content-store.ts'

/** A store of one post, which lies beside pictures that are there. */
function storeOf(fields: Record<string, unknown>) {
  const post = {
    title: 'A post',
    excerpt: 'What it is about, in so many words as an excerpt has to have at the very least.',
    date: '2026-11-01',
    tags: ['ai'],
    keywords: ['ai'],
    ...fields,
  }
  const path = 'posts/chatgpt-hybrid/en.mdx'
  return createContentStore({
    today: '2026-11-02',
    drafts: false,
    documents: {
      list: (type) =>
        type === 'Post' ? [{ path, fields: post, isParsed: false, text: '', headings: [] }] : [],
      body: async () => '',
      tree: () => ({ type: 'root', children: [] }),
    },
  })
}

test('a post shows the cover that lies beside it, with its words', async () => {
  const store = storeOf({ image: './ladder.en.svg', imageAlt: 'Four rungs' })
  await store.measureCovers()
  const [post] = store.summaries('en')
  expect(post?.cover).toMatchObject({
    src: expect.stringMatching(/^assets\/media\/ladder-en-\w+\.svg$/) as string,
    width: expect.any(Number) as number,
    alt: 'Four rungs',
  })
  expect(post?.squareCover).toBeUndefined()
})

test('a post shows its cover from the web, and one without any a drawn one', () => {
  const image = 'https://example.com/cover.png'
  expect(storeOf({ image }).summaries('en')[0]?.cover).toMatchObject({ src: image, width: 1200 })
  const drawn = storeOf({}).summaries('en')[0]
  expect(drawn?.cover.src).toMatch(/^assets\/covers\/chatgpt-hybrid-/)
  expect(drawn?.squareCover?.src).toMatch(/-square-/)
})
