import { expect, test } from 'vitest'

import { addressOf } from './address-of.ts'

test.each([
  ['/', '/uk'],
  ['/learning-path', '/uk/learning-path'],
  ['/courses?category=business#list', '/uk/courses?category=business#list'],
  ['/#contact', '/uk#contact'],
  ['/checklist.md', '/checklist.md'],
  ['https://example.com/path', 'https://example.com/path'],
  ['#main', '#main'],
])('a Ukrainian link to %s leads to %s', (href, address) => {
  expect(addressOf(href, 'uk')).toBe(address)
})

test('an English link to a page has no language in its address', () => {
  expect(addressOf('/learning-path', 'en')).toBe('/learning-path')
})
