import { expect, test } from 'vitest'

import { readBrowserPost } from '#src/lib/browser-post.ts'

import { findOwnHits } from './own-hits.ts'

const post = readBrowserPost({
  slug: 'bot',
  title: 'Чому бот мовчить',
  excerpt: "Про пам'ять",
  content: 'Текст <b>жирний</b> і кінець.',
  keywords: ['діалог'],
  tags: ['chatbot'],
  language: 'uk',
})
const posts = post ? [post] : []

test.each([
  ['мовч', 1],
  ['МОВЧИТЬ бот', 1],
  ['памʼят', 1],
  ["пам'ят", 1],
  ['діалог chat', 1],
  ['жир', 1],
  ['овчить', 0],
  ['бот собака', 0],
  ['', 0],
])('%j finds %i', (query, count) => {
  expect(findOwnHits(posts, query, (path) => path)).toHaveLength(count)
})

test('what is found leads to the post, with the match marked and nothing of it as HTML', () => {
  const [hit] = findOwnHits(posts, 'жирний', (path) => `/repo${path}`)
  expect(hit).toMatchObject({ url: '/repo/blog/bot', kind: 'blog', title: 'Чому бот мовчить' })
  const parts = hit?.summary ?? []
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toEqual(['жирний'])
  expect(parts.map((part) => part.text).join('')).toContain('<b>жирний</b>')
})
