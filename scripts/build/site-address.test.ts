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

test('an address that is none stops the build with a sentence', () => {
  expect(() => siteAddress({ SITE_URL: 'example.com' })).toThrow('SITE_URL is "example.com"')
})
