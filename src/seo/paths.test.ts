import { expect, test } from 'vitest'

import { articlePath, getSection } from './paths.ts'

test.each([
  ['/blog/hello', 'en', 'blog/hello.md'],
  ['/blog/hello', 'uk', 'uk/blog/hello.md'],
  ['/blog', 'en', undefined],
  ['/blog/tag', 'en', undefined],
  ['/blog/tag/ai', 'uk', undefined],
  ['/blog/page/2', 'en', undefined],
  ['/courses', 'en', undefined],
] as const)('the text path of %s in %s is %s', (path, locale, file) => {
  expect(articlePath(path, locale)).toBe(file)
})

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
