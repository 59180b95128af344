import { expect, test } from 'vitest'

import { getSection } from './paths.ts'

test.each([
  ['/products', undefined, 'products'],
  ['/courses/ai', undefined, 'courses'],
  ['/blog/tag/ai', undefined, 'blog'],
  ['/blogs', undefined, undefined],
  ['/about', undefined, undefined],
  ['/', undefined, undefined],
  ['/ai-curator', '/products', 'products'],
  ['/case-study/a', '/', undefined],
])('%s, whose route names %s, belongs to %s', (path, partOf, section) => {
  expect(getSection({ path, partOf })).toBe(section)
})
