import { expect, test } from 'vitest'

import { localizeHref } from './paths.ts'

test.each([
  ['/', '/uk'],
  ['/blog', '/uk/blog'],
  ['/?case=converso', '/uk?case=converso'],
  ['/courses?category=business#list', '/uk/courses?category=business#list'],
  ['/#contact', '/uk#contact'],
  ['/checklist.md', '/checklist.md'],
  ['/edu/index.html#uk', '/edu/index.html#uk'],
  ['//example.com/path', '//example.com/path'],
  ['https://example.com/path', 'https://example.com/path'],
  ['#main', '#main'],
])('a Ukrainian link to %s leads to %s', (href, address) => {
  expect(localizeHref(href, 'uk')).toBe(address)
})

test('an English link to a page has no language in its address', () => {
  expect(localizeHref('/?case=converso', 'en')).toBe('/?case=converso')
})
