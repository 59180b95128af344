import { expect, test } from 'vitest'

import { escapedTitles } from './feed.ts'

test('titles with signs of markup are words in RSS, whose readers take them for HTML', () => {
  const item =
    '<title><![CDATA[Дженерики: <T> & <K>]]></title><description><![CDATA[<T>?]]></description>'
  const content = '<content:encoded><![CDATA[<p>a</p>]]></content:encoded>'
  expect(escapedTitles(item + content)).toBe(
    '<title><![CDATA[Дженерики: &lt;T&gt; &amp; &lt;K&gt;]]></title>' +
      `<description><![CDATA[&lt;T&gt;?]]></description>${content}`,
  )
})
