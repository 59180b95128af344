import { expect, test } from 'vitest'

import { sectionOf } from './site-section.ts'

test.each([
  ['/products', 'products'],
  ['/ai-curator', 'products'],
  ['/courses', 'courses'],
  ['/courses/ai', 'courses'],
  ['/learning-path', 'courses'],
  ['/blog/tag/ai', 'blog'],
  ['/blogs', undefined],
  ['/about', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})
