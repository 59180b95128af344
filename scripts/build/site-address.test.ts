import { expect, test } from 'vitest'

import { siteAddress } from './site-address.ts'

test.each([
  [{ SITE_URL: 'https://example.com' }, { origin: 'https://example.com', base: '/', demo: false }],
  [{ SITE_URL: 'https://a.io/repo' }, { origin: 'https://a.io', base: '/repo/', demo: false }],
  [{ SITE_URL: 'https://a.io/repo/' }, { origin: 'https://a.io', base: '/repo/', demo: false }],
  [
    { SITE_URL: ' HTTPS://Example.com ' },
    { origin: 'https://example.com', base: '/', demo: false },
  ],
  [
    { SITE_URL: 'https://a.io/~me/v1.2_a' },
    { origin: 'https://a.io', base: '/~me/v1.2_a/', demo: false },
  ],
  [{ SITE_URL: '  ' }, { origin: '', base: '/', demo: false }],
  [{ DEMO: '1' }, { origin: 'http://localhost:4173', base: '/', demo: true }],
  [{}, { origin: '', base: '/', demo: false }],
])('the address of %j is %j', (env, address) => {
  expect(siteAddress(env)).toEqual(address)
})

test.each([
  'example.com',
  'ftp://example.com',
  'https://example.com//site',
  'https://example.com/?page=1',
  'https://example.com/#top',
  'https://me:secret@example.com',
  'https://example.com/Мій',
  'https://example.com/my site',
  'https://example.com/%D0%9C',
  'https://example.com/a/../b',
  'https://example.com/..',
  'https://example.com/./b',
  'https://example.com\\\\site',
  'https://',
])('%s fails the build with one sentence', (address) => {
  expect(() => siteAddress({ SITE_URL: address })).toThrow(`SITE_URL is "${address}" (allowed`)
})
