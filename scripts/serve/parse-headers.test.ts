import { expect, test } from 'vitest'

import { headersFor, parseHeaders } from './parse-headers.ts'

const RULES = parseHeaders(`
# everything
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src 'self' data:

/assets/*
  Cache-Control: public, max-age=31536000, immutable
/blog/*
\tX-Kind: post
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
  ['/blog/hello', { 'x-frame-options': 'DENY', 'x-kind': 'post' }],
  ['/embed', { 'x-kind': 'embed, twice' }],
])('%s is given the headers of every rule that matches it', (pathname, headers) => {
  expect(Object.fromEntries(headersFor(RULES, pathname))).toEqual({
    'content-security-policy': "default-src 'self'; img-src 'self' data:",
    ...headers,
  })
})

test.each([
  ['X-A: b', '_headers:1: "X-A: b" is neither a path nor a header indented below one.'],
  ['  X-A: b', '_headers:1: "X-A: b" is neither a path nor'],
  ['/*\n  X-A: b\nX-C: d', '_headers:3: "X-C: d" is neither a path nor'],
  ['/*\n  X A: b', '_headers:2: "X A: b" is not of the form "Name: value".'],
  ['/*\n  X-A', '_headers:2: "X-A" is not of the form "Name: value".'],
])('the text %j is refused with its place and reason', (text, message) => {
  expect(() => parseHeaders(text)).toThrow(message)
})
