import { expect, test } from 'vitest'

import { pathMatcher } from './path-pattern.ts'

test.each([
  ['/blog', '/blog', {}],
  ['/blog', '/blog/a', undefined],
  ['/blog', '/Blog', undefined],
  ['/blog/:slug', '/blog/hello', { slug: 'hello' }],
  ['/blog/:slug', '/blog/hello/more', undefined],
  ['/blog/:slug', '/blog/', undefined],
  ['/:year/:slug', '/2024/hello', { year: '2024', slug: 'hello' }],
  ['/ua/*', '/ua/a/b', { splat: 'a/b' }],
  ['/ua/*', '/ua/', { splat: '' }],
  ['/ua/*', '/ua', { splat: '' }],
  ['/ua/*', '/uax', undefined],
  ['/*', '/', { splat: '' }],
  ['/*', '/a/b', { splat: 'a/b' }],
  ['/*.html', '/a/b.html', { splat: 'a/b' }],
  ['/*.html', '/a/bxhtml', undefined],
  ['/*/instagram/*', '/ua/instagram/post', { splat: 'post' }],
  ['/ua/posts/:slug/*', '/ua/posts/x/y', { slug: 'x', splat: 'y' }],
])('the pattern %s on %s captures %o', (pattern, pathname, captures) => {
  expect(pathMatcher(pattern)(pathname)).toEqual(captures)
})
