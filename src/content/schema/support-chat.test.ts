import { expect, test } from 'vitest'

import { coversOrigin } from '#src/content/schema/support-chat.ts'

test.each([
  ['https://a.example.com', 'https://a.example.com', true],
  ['https://*.example.com', 'https://a.example.com', true],
  ['https://*.example.com', 'https://example.com', false],
  ['https://*.example.com', 'https://a.example.org', false],
  ['https://a.example.com', 'https://b.example.com', false],
])('%s covers %s: %s', (host, origin, expected) => {
  expect(coversOrigin(host, origin)).toBe(expected)
})
