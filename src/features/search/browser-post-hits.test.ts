import { expect, test } from 'vitest'

import { readBrowserPost } from '#src/lib/browser-post.ts'

import { findBrowserPostHits } from './browser-post-hits.ts'

const post = readBrowserPost({
  slug: 'bot',
  title: 'Чому бот мовчить',
  excerpt: "Про пам'ять",
  content:
    'Текст <b>жирний</b> і кінець. «Подзвоніть» мами\u0301, теле\u2060бачення, и\u0306огурт, зв’язок.',
  keywords: ['діалог'],
  tags: ['chatbot'],
  language: 'uk',
})
const posts = post ? [post] : []
const OPTIONS = { locale: 'en' as const, getHref: (path: string) => path }

test.each([
  ['мовч', 1],
  ['МОВЧИТЬ бот', 1],
  ['памʼят', 1],
  ["пам'ят", 1],
  ['діалог chat', 1],
  ['жир', 1],
  ['подзвоніть', 1],
  ['мами', 1],
  ['телебачення', 1],
  ['йогурт', 1],
  ['йо\u00ADгурт', 1],
  ['звязок', 1],
  ['овчить', 0],
  ['бот собака', 0],
  ['', 0],
])('the query %j finds %i browser posts', (query, count) => {
  expect(findBrowserPostHits(posts, query, OPTIONS)).toHaveLength(count)
})

test('a result links to the post and marks the match without rendering its HTML', () => {
  const getHref = (path: string) => `/repo${path}`
  const [hit] = findBrowserPostHits(posts, 'жирний', { locale: 'uk', getHref })
  expect(hit).toMatchObject({ url: '/repo/blog/bot', kind: 'blog', title: 'Чому бот мовчить' })
  expect(hit).toHaveProperty('isBrowserOnly', true)
  expect(hit).not.toHaveProperty('lang')
  const parts = hit?.summary ?? []
  expect(parts.filter((part) => part.isMatch).map((part) => part.text)).toEqual(['жирний'])
  expect(parts.map((part) => part.text).join('')).toContain('<b>жирний</b>')
})

test('a result in another language is marked with its language', () => {
  expect(findBrowserPostHits(posts, 'бот', OPTIONS)).toMatchObject([{ lang: 'uk' }])
})
