import { expect, test } from 'vitest'

import { escapeHtml, getHtmlText, unescapeHtml } from './html-text.ts'

test.each([
  ['a < b && "c" > d', 'a &lt; b &amp;&amp; &quot;c&quot; &gt; d'],
  ['&lt;', '&amp;lt;'],
])('%s is escaped as %s and unescaped again', (text, html) => {
  expect(escapeHtml(text)).toBe(html)
  expect(unescapeHtml(html)).toBe(text)
})

test('entities of other serializers are unescaped', () => {
  expect(unescapeHtml('&#x3C;b&#62; it&#39;s, it&#x27;s')).toBe("<b> it's, it's")
  expect(unescapeHtml('&nbsp; AT&T; & c')).toBe('&nbsp; AT&T; & c')
})

test('text content of markup excludes tags and comments', () => {
  expect(getHtmlText('<b class="x">a</b><!-- > --> &amp; <i>b</i>')).toBe('a & b')
})
