import { expect, test } from 'vitest'

import { pathMatcher } from './path-pattern.ts'

test.each([
  ['/blog', '/blog', ''],
  ['/blog', '/blog/a', undefined],
  ['/blog', '/Blog', undefined],
  ['/ua/*', '/ua/a/b', 'a/b'],
  ['/ua/*', '/ua/', ''],
  ['/ua/*', '/ua', ''],
  ['/ua/*', '/uax', undefined],
  ['/*', '/', ''],
  ['/*', '/a/b', 'a/b'],
  ['/*.html', '/a/b.html', ''],
  ['/*.html', '/a/bxhtml', undefined],
  ['/*/instagram/*', '/ua/instagram/post', 'post'],
])('the pattern %s on %s captures %o', (pattern, pathname, splat) => {
  expect(pathMatcher(pattern)(pathname)).toBe(splat)
})
