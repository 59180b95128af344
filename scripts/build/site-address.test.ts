import { expect, test } from 'vitest'

import { siteAddress } from './site-address.ts'

test.each([
  [{ SITE_URL: 'https://example.com' }, { origin: 'https://example.com', base: '/', demo: false }],
  [{ SITE_URL: 'https://a.io/repo' }, { origin: 'https://a.io', base: '/repo/', demo: false }],
  [{ SITE_URL: 'https://a.io/repo/' }, { origin: 'https://a.io', base: '/repo/', demo: false }],
  [{ DEMO: '1' }, { origin: 'http://localhost:4173', base: '/', demo: true }],
  [{}, { origin: '', base: '/', demo: false }],
])('%j stands at %j', (env, address) => {
  expect(siteAddress(env)).toEqual(address)
})

test.each([
  'example.com',
  'ftp://example.com',
  'https://example.com//site',
  'https://example.com/?page=1',
  'https://example.com/#top',
  'https://me:secret@example.com',
])('%s stops the build with a sentence', (address) => {
  expect(() => siteAddress({ SITE_URL: address })).toThrow(`SITE_URL is "${address}" (allowed`)
})
