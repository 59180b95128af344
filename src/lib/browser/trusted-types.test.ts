import { expect, test } from 'vitest'

import { trustedAddress, trustedMarkup } from './trusted-types.ts'

test.each([
  ['plain text', true],
  ['&nbsp;', true],
  ['<span class="line" data-line="">a <mark data-x>b</mark></span>\n', true],
  ['<script></script>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<span onclick="a()">a</span>', false],
  ['<span class="a" onclick="a()">a</span>', false],
  ['<span class="a"><script>a()</script></span>', false],
  ['<script>a()</script>', false],
  ['<span class="<img src=x>">', false],
  ['<spanx>', false],
  ['<', false],
])('the policy allows the markup %s: %s', (text, isTaken) => {
  expect(trustedMarkup(text)).toBe(isTaken ? text : null)
})

test('the parser policy allows any markup, but its result cannot be assigned', () => {
  const markup = '<img src=x onerror=alert(1)>'
  expect(trustedMarkup(markup, 'TrustedHTML', 'DOMParser parseFromString')).toBe(markup)
  for (const sink of [
    'Element innerHTML',
    'Document write',
    'Range createContextualFragment',
    '',
  ]) {
    expect(trustedMarkup(markup, 'TrustedHTML', sink)).toBeNull()
  }
})

test.each([
  ['/sw.js', true],
  ['https://example.com/pagefind/worker.js', true],
  ['//evil.example/a.js', false],
  ['https://example.com.evil.example/a.js', false],
  ['data:text/javascript,a()', false],
  ['blob:https://evil.example/1', false],
  ['https://[', false],
])('the policy allows a script from %s: %s', (address, isTaken) => {
  expect(trustedAddress(address, 'https://example.com/uk/blog')).toBe(isTaken ? address : null)
})
