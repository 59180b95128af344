import { expect, test } from 'vitest'

import { getHitKind } from './hit.ts'

test.each([
  ['/blog/a-post', 'blog'],
  ['/uk/blog/a-post', 'blog'],
  ['/blog/tagging-with-ai', 'blog'],
  ['/blog', 'pages'],
  ['/blog/tag', 'pages'],
  ['/uk/blog/tag/ai', 'pages'],
  ['/courses', 'courses'],
  ['/uk/courses/ai-fundamentals', 'courses'],
  ['/', 'pages'],
  ['/uk', 'pages'],
  ['/products', 'pages'],
])('%s is of the kind %s', (path, kind) => {
  expect(getHitKind(path)).toBe(kind)
})
