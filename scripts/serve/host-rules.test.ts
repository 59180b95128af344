import { expect, test } from 'vitest'

import { headersFor, matchSplat, parseHeaders } from './host-rules.ts'

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
  ['/blog', '/Blog', undefined],
  ['/ua/*', '/ua', ''],
  ['/ua/*', '/uax', undefined],
  ['/*.html', '/a/b.html', ''],
  ['/*.html', '/a/bxhtml', undefined],
  ['/*/instagram/*', '/ua/instagram/post', 'post'],
])('the pattern %s on %s captures %o', (pattern, pathname, splat) => {
  expect(matchSplat(pattern, pathname)).toBe(splat)
})
