import { expect, test } from 'vitest'

import { isServable, normalizeBase, parseTarget } from './request-target.ts'

test.each([
  ['/', { pathname: '/', search: '' }],
  ['/blog?x=1&y=%20', { pathname: '/blog', search: '?x=1&y=%20' }],
  ['/blog/%D1%8F', { pathname: '/blog/я', search: '' }],
  ['/a%2Fb', { pathname: '/a%2Fb', search: '' }],
  ['/%2e%2e%2fpackage.json', { pathname: '/..%2Fpackage.json', search: '' }],
  ['//host/a', { pathname: '//host/a', search: '' }],
  ['/a%3Fb', { pathname: '/a?b', search: '' }],
])('the request for %s is parsed as %o', (url, target) => {
  expect(parseTarget(url)).toEqual(target)
})

test.each(['/%', '/%zz', '/%E0%A4%A', '/a%00b', '/a%0d%0ab', '*', 'http://host/a', ''])(
  'the request for %j is malformed',
  (url) => {
    expect(parseTarget(url)).toBeUndefined()
  },
)

test.each(['/', '/blog', '/blog/', '/blog/a.b', '/.well-known/security.txt', '/a_headers', '/brr'])(
  '%s may be a file of the site',
  (pathname) => {
    expect(isServable(pathname)).toBe(true)
  },
)

test.each([
  '/..',
  '/../package.json',
  '/blog/../../package.json',
  '/..%2Fpackage.json',
  '/..\\package.json',
  '/.git/config',
  '/.env',
  '/a/.env',
  '/.well-known-else',
  '//blog',
  '/blog//a',
  '/blog//',
  '/_headers',
  '/_headers/',
  '/_redirects',
  '/_REDIRECTS',
])('%s is no file of the site', (pathname) => {
  expect(isServable(pathname)).toBe(false)
})

test.each([
  ['/', '/'],
  ['', '/'],
  ['repo', '/repo/'],
  ['/repo', '/repo/'],
  ['/repo/', '/repo/'],
  ['/user/repo/', '/user/repo/'],
])('the base %j is normalized to %s', (base, normalized) => {
  expect(normalizeBase(base)).toBe(normalized)
})
