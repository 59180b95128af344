import { expect, test } from 'vitest'

import {
  resolveDestination,
  headersFor,
  parseHeaders,
  parseRedirects,
  matchSplat,
} from './host-rules.ts'

const RULES = parseHeaders(`/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/embed
  ! X-Frame-Options
  X-Kind: embed
/embed
  X-Kind: twice
`)

test.each([
  ['/', { 'x-frame-options': 'DENY' }],
  [
    '/assets/a.js',
    { 'x-frame-options': 'DENY', 'cache-control': 'public, max-age=31536000, immutable' },
  ],
  ['/embed', { 'x-kind': 'embed, twice' }],
])('%s gets the headers of every matching rule', (pathname, headers) => {
  expect(Object.fromEntries(headersFor(RULES, pathname))).toEqual({
    'content-security-policy': "default-src 'self'; img-src 'self' data:",
    ...headers,
  })
})

test.each([
  ['/a /b 301', '/a', '', '/b'],
  ['/a /b 301', '/a/', '', '/b'],
  ['/a /b 301', '/a/c', '', undefined],
  ['/ /home 301', '/', '', '/home'],
  ['/a /b?z=3 301', '/a', '?x=1', '/b?z=3&x=1'],
  ['/a /b#part 301', '/a', '?x=1', '/b?x=1#part'],
  ['/a /b 301', '/a', '?', '/b'],
  ['/p/* /blog/:splat 301', '/p/привіт', '', '/blog/%D0%BF%D1%80%D0%B8%D0%B2%D1%96%D1%82'],
  ['/ua/* /uk/:splat 301', '/ua/posts/x', '?q=1', '/uk/posts/x?q=1'],
  ['/out/* /:splat 301', '/out//evil.example', '', '/evil.example'],
  ['/out/* /:splat 301', '/out/a\r\nset-cookie: b', '', '/a%0D%0Aset-cookie%3A%20b'],
])('%s redirects %s%s to %s', (line, pathname, search, destination) => {
  const [rule] = parseRedirects(`${line}\n`)
  expect(rule && resolveDestination(rule, pathname, search)).toBe(destination)
})

test.each([
  ['/blog', '/Blog', undefined],
  ['/ua/*', '/ua', ''],
  ['/ua/*', '/uax', undefined],
  ['/*.html', '/a/b.html', ''],
  ['/*.html', '/a/bxhtml', undefined],
  ['/*/instagram/*', '/ua/instagram/post', 'post'],
])('the pattern %s on %s captures %o', (pattern, pathname, splat) => {
  expect(matchSplat(pattern, pathname)).toBe(splat)
})
