import { expect, test } from 'vitest'

import {
  isNumbered,
  parseBrowserPosts,
  readBrowserPost,
  serializeBrowserPosts,
  splitKeywords,
  removePost,
  putPost,
} from './browser-post.ts'

const post = {
  slug: 'a-post',
  title: 'A post',
  excerpt: 'About it',
  date: '2023-10-10',
  image: 'https://example.com/a.png',
  content: 'Text',
  keywords: ['a', 'b'],
  images: [],
  language: 'en' as const,
  tags: ['ai'],
  savedAt: '2026-11-21T10:00:00.000Z',
}

test('serializing and parsing a list returns the same posts', () => {
  const raw = serializeBrowserPosts({ posts: [post], unread: [] })
  expect(JSON.parse(raw)).toEqual([post])
  expect(parseBrowserPosts(raw)).toEqual({ posts: [post], unread: [] })
})

test('posts of an older version are migrated', () => {
  const legacyPost = {
    slug: 'old',
    title: 'Old',
    excerpt: 'e',
    date: 'October 10, 2023',
    image: 'https://example.com/a.png',
    content: 'Text',
    keywords: 'a, b ,,a',
  }
  expect(readBrowserPost(legacyPost)).toEqual({
    ...legacyPost,
    date: '2023-10-10',
    keywords: ['a', 'b'],
    images: [],
    language: 'uk',
    tags: [],
    savedAt: '',
  })
})

test.each([
  [{ date: '2023-02-30' }, '2026-11-21'],
  [{ date: 'someday' }, '2026-11-21'],
  [{ date: '20233-10-10' }, '2026-11-21'],
  [{ date: 'someday', savedAt: '' }, '2023-01-01'],
  [{ date: '2024-02-29T23:30:00Z' }, '2024-03-01'],
  [{ date: '2024-02-29T23:30:00+02:00' }, '2024-02-29'],
  [{ date: '2024-02-29T23:30:00' }, '2024-02-29'],
  [{ date: '2024-02-29 23:30' }, '2024-02-29'],
  [{ date: 'Thu, 29 Feb 2024 22:30:00 GMT' }, '2024-03-01'],
  [{ date: '05.06.2026' }, '2026-06-05'],
  [{ date: '5.6.2026' }, '2026-06-05'],
  [{ date: '2026/6/5' }, '2026-06-05'],
  [{ date: '25/06/2026' }, '2026-06-25'],
  [{ date: '5 June 2026' }, '2026-06-05'],
  // Ambiguous: June 5 or May 6.
  [{ date: '05/06/2026' }, '2026-11-21'],
])('the date of %j is repaired to %s', (change, day) => {
  expect(readBrowserPost({ ...post, ...change })?.date).toBe(day)
})

test('a post without a valid slug gets one from its title', () => {
  expect(readBrowserPost({ ...post, slug: '../x', title: 'Ключові навички' })?.slug).toBe(
    'kliuchovi-navychky',
  )
})

test('unreadable entries stay in the list unchanged', () => {
  const invalid = [null, 7, 'text', { slug: 'x' }, [post]]
  const list = parseBrowserPosts(JSON.stringify([invalid[0], post, ...invalid.slice(1)]))
  expect(list.posts).toEqual([post])
  expect(JSON.parse(serializeBrowserPosts(list))).toEqual([post, ...invalid])
})

test.each(['{', '{}', '"posts"', 'null', ''])('%j is not a list', (raw) => {
  expect(() => parseBrowserPosts(raw)).toThrow(/list|JSON/)
})

test('a new post is prepended, an edited one keeps its place, and a duplicate slug gets a number', () => {
  const other = { ...post, slug: 'other' }
  const list = { posts: [post, other], unread: [] }
  const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug)
  expect(slugs(putPost(list, { ...post, slug: 'new' }).posts)).toEqual(['new', 'a-post', 'other'])
  expect(slugs(putPost(list, { ...post, slug: 'renamed' }, 'other').posts)).toEqual([
    'a-post',
    'renamed',
  ])
  expect(slugs(putPost(list, { ...post, slug: 'back' }, undefined, 1).posts)).toEqual([
    'a-post',
    'back',
    'other',
  ])
  expect(slugs(putPost(list, post).posts)).toEqual(['a-post-2', 'a-post', 'other'])
  expect(slugs(putPost(list, other, 'other').posts)).toEqual(['a-post', 'other'])
  expect(slugs(removePost(list, 'a-post').posts)).toEqual(['other'])
})

test.each([
  ['a-post', 'a-post', true],
  ['a-post-2', 'a-post', true],
  ['a-post-12', 'a-post', true],
  ['a-post-b', 'a-post', false],
  ['a-post-2-b', 'a-post', false],
  ['a-post-b2', 'a-post', false],
  ['a-poster', 'a-post', false],
  ['a-post', 'a-post-2', false],
  [`${'a'.repeat(76)}-2`, 'a'.repeat(80), true],
])('%j was saved with %j: %j', (slug, other, expected) => {
  expect(isNumbered(slug, other)).toBe(expected)
})

test('a saved post with a reserved slug or that of another post gets another one', () => {
  const stored = [{ ...post, slug: 'tag' }, post, { ...post, title: 'Twin' }]
  const { posts } = parseBrowserPosts(JSON.stringify(stored))
  expect(posts.map(({ slug }) => slug)).toEqual(['tag-2', 'a-post', 'a-post-2'])
})

test.each([
  ['a, b', ['a', 'b']],
  [' a ,, b,a', ['a', 'b']],
  [
    ['a ', 3, 'b'],
    ['a', 'b'],
  ],
  ['', []],
  [undefined, []],
])('keywords of %j are %j', (value, keywords) => {
  expect(splitKeywords(value)).toEqual(keywords)
})

test('duplicate tags are removed', () => {
  expect(readBrowserPost({ ...post, tags: ['ai', 'bots', 'ai'] })).toMatchObject({
    tags: ['ai', 'bots'],
  })
})
