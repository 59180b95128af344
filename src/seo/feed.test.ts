import { expect, test } from 'vitest'

import { escapedTitles } from './feed.ts'

test('markup characters in RSS titles are escaped twice, because readers parse titles as HTML', () => {
  const item =
    '<title><![CDATA[Дженерики: <T> & <K>]]></title><description><![CDATA[<T>?]]></description>'
  const content = '<content:encoded><![CDATA[<p>a</p>]]></content:encoded>'
  expect(escapedTitles(item + content)).toBe(
    '<title><![CDATA[Дженерики: &lt;T&gt; &amp; &lt;K&gt;]]></title>' +
      `<description><![CDATA[&lt;T&gt;?]]></description>${content}`,
  )
})
