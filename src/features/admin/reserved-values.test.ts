import { expect, test, vi } from 'vitest'

import { readBrowserPost } from '#src/lib/browser-post.ts'

import { type BuiltPosts, getReservedValues } from './reserved-values.ts'

const built = { slugs: ['a', 'b'], titles: { en: { a: 'A' }, uk: { a: 'А', b: 'Б' } } }
const saved = [
  { slug: 'b', title: 'Б', content: 'нова версія' },
  { slug: 'c', title: 'C', content: 'text', language: 'en' },
].flatMap((post) => readBrowserPost(post) ?? [])

test('a new post may not use the slug or title of another post', () => {
  expect(getReservedValues('', built, saved)).toEqual({
    built: ['a', 'b'],
    saved: ['b', 'c'],
    titles: { en: ['A', 'C'], uk: ['А', 'Б', 'Б'] },
  })
})

test('an edited post may keep its own slug and title', () => {
  expect(getReservedValues('b', built, saved)).toEqual({
    built: ['a'],
    saved: ['c'],
    titles: { en: ['A', 'C'], uk: ['А'] },
  })
})

test('titles are compared typeset, and each is typeset once', () => {
  const read = vi.fn<() => string>().mockReturnValue('"Слово"')
  const posts: BuiltPosts = {
    slugs: ['a'],
    titles: { en: {}, uk: Object.defineProperty({}, 'a', { get: read, enumerable: true }) },
  }
  for (const slug of ['', 'b', 'c']) {
    expect(getReservedValues(slug, posts, saved).titles.uk[0]).toBe('«Слово»')
  }
  expect(read).toHaveBeenCalledOnce()
})
