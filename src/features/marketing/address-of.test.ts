import { expect, test } from 'vitest'

import { addressOf } from './address-of.ts'

test.each([
  ['/courses?category=business#list', '/uk/courses?category=business#list'],
  ['https://example.com/path', 'https://example.com/path'],
  ['#main', '#main'],
])('a Ukrainian link to %s leads to %s', (href, address) => {
  expect(addressOf(href, 'uk')).toBe(address)
})
