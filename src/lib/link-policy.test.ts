import { expect, test } from 'vitest'

import { isEmptyLink, isSafeImage, isSafeLink } from './link-policy.ts'

test.each([
  'https://example.com',
  'HTTP://example.com',
  // Browsers ignore invisible characters.
  ' ht\ntps://example.com',
  'mailto:someone@example.com',
  'xmpp:room@example.com',
  'irc://example.com',
  'ircs://example.com',
  '/blog/post',
  'post#part',
  './a:b',
  '?q=a:b',
  '#a:b',
  '',
])('%j is an allowed link target', (url) => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://example.com/x',
  'tel:1',
])('%j is not an allowed link target', (url) => {
  expect(isSafeLink(url)).toBe(false)
})

test('a picture may be loaded by http, https or from the site, and by no other scheme', () => {
  expect(['https://a.b/c.png', 'http://a.b/c.png', '/c.png', './c.png'].every(isSafeImage)).toBe(
    true,
  )
  expect(['data:image/svg+xml,x', 'mailto:a@b.c', 'javascript:1'].some(isSafeImage)).toBe(false)
})

test('a link with an empty address is distinguished from others', () => {
  const links = [
    '',
    '#',
    'https://',
    'Https://',
    'mailto:',
    '#a',
    '/',
    'https://a',
    'mailto:a@b.co',
    'a',
  ]
  expect(links.filter(isEmptyLink)).toEqual(['', '#', 'https://', 'Https://', 'mailto:'])
})
