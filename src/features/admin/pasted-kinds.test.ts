// @vitest-environment jsdom
import { assert, constantFrom, property, array } from 'fast-check'
import { expect, test } from 'vitest'

import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'

import { pastedMarkdown } from './pasted-markdown.ts'

test.each([
  [
    'line breaks of pre-wrap text (messengers)',
    '<span style="white-space: pre-wrap;">раз\nдва\n\n<b>три</b></span>',
    'раз\\\nдва\n\n**три**',
  ],
  [
    'code of AI chats: a bar with the language, or the language on pre',
    '<p>a</p><pre><div><span>python</span></div><div><code class="language-python">x = 1\n</code></div></pre>',
    'a\n\n```python\nx = 1\n```',
  ],
  [
    'structure in attributes (Word Online, Slack, Quill)',
    '<ul><li aria-level="1"><p>a</p></li></ul><ul><li aria-level="2"><p>b</p></li></ul><ul><li aria-level="1"><p>c</p></li></ul>',
    '- a\n  - b\n- c',
  ],
  [
    'numbering that goes on after a paragraph (Word)',
    '<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1. </span>a</p><p>між</p><p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2. </span>b</p>',
    '1. a\n\nміж\n\n2. b',
  ],
  [
    'emoji as pictures, also those with a variation selector',
    '<div>a <img alt="❤️" src="https://example.com/2764.svg"> b</div>',
    'a ❤️ b',
  ],
  ['bold around blocks', '<b><div>перше</div><div>друге</div></b>', '**перше**\n\n**друге**'],
  [
    'marks beside punctuation or within a word: never a character code in the text',
    '<p><b>Увага:</b>текст</p>',
    '**Увага**:текст',
  ],
  [
    'addresses in wrappers of mail programs and networks, with personal data in them',
    '<p><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.com%2Fa&amp;data=05%7C02%7Cname%40firm.example%7C0">a</a></p>',
    '[a](https://example.com/a)',
  ],
  [
    'footnotes of word processors',
    '<p>a<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1"><sup>[1]</sup></a> b</p></div>',
    'a[^1]\n\n[^1]: b',
  ],
  [
    'code of a block with its language on it',
    '<b>a</b><pre lang="js">x</pre>',
    '**a**\n\n```js\nx\n```',
  ],
  [
    'lists of Slack',
    '<ul data-indent="0"><li>a</li></ul><ul data-indent="1"><li>b</li></ul><ul data-indent="0"><li>c</li></ul>',
    '- a\n  - b\n- c',
  ],
  [
    'lists of Quill',
    '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>',
    '- a\n  - b\n\n1. c',
  ],
  [
    'lists of Word Online',
    '<div class="ListContainerWrapper"><ol start="3"><li data-aria-level="1"><p>a</p></li></ol></div><div class="ListContainerWrapper"><ol start="4"><li data-aria-level="1"><p>b</p></li></ol></div>',
    '3. a\n4. b',
  ],
  ['an emoji of digits', '<p>a <img alt="1️⃣" src="https://example.com/1.svg"></p>', 'a 1️⃣'],
  [
    'bold around a list and an italic word',
    '<strong><ul><li>a</li><li><i>b</i></li></ul></strong>',
    '- **a**\n- ***b***',
  ],
  ['bold around lines with gaps', '<b>a<br><br>b</b>', '**a**\n\n**b**'],
  [
    'a style around blocks',
    '<span style="font-weight:700"><p>a</p><p>b</p></span>',
    '**a**\n\n**b**',
  ],
  ['italics within a word', '<p>сло<i>во</i></p>', 'сло*во*'],
  [
    'a bold link beside a word',
    '<p><b><a href="https://example.com/">a</a></b>б</p>',
    '[**a**](https://example.com/)б',
  ],
  ['bold italics beside a word', '<p><b><i>а:</i></b>б</p>', '***а***:б'],
  [
    'a wrapper of Facebook',
    '<a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.com%2Fa%3Ffbclid%3DIwAR&amp;h=AT0">a</a>',
    '[a](https://example.com/a)',
  ],
  [
    'a wrapper of Proofpoint',
    '<a href="https://urldefense.com/v3/__https://example.com/a?b=c__;!!Nyu6!tok$">a</a>',
    '[a](https://example.com/a?b=c)',
  ],
  [
    'an older wrapper of Proofpoint',
    '<a href="https://urldefense.proofpoint.com/v2/url?u=https-3A__example.com_a&amp;d=DwM">a</a>',
    '[a](https://example.com/a)',
  ],
  [
    'footnotes of Google Docs',
    '<p>a<sup><a href="#ftnt1" id="ftnt_ref1">[1]</a></sup> c</p><hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> b</p></div>',
    'a[^1] c\n\n---\n\n[^1]: b',
  ],
  [
    'footnotes of GitHub',
    '<p>a<sup><a href="#fn-1" id="fnref-1">1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li id="fn-1"><p>b <a href="#fnref-1">↩</a></p></li></ol></section>',
    'a[^1]\n\n[^1]: b',
  ],
])('%s', (_, html, text) => {
  expect(pastedMarkdown(html)?.text).toBe(text)
})

test('adjacent formatted words survive conversion to Markdown and back', () => {
  const part = constantFrom(
    'а',
    'Бв',
    ' ',
    ':',
    '(',
    '»',
    '*',
    '_',
    '<b>',
    '</b>',
    '<i>',
    '</i>',
    '<a href="https://e.com/">',
    '</a>',
    '<code>x</code>',
  )
  assert(
    property(array(part, { minLength: 3, maxLength: 12 }), (parts) => {
      const html = `<ul><li>${parts.join('')}</li></ul>`
      const { text = '' } = pastedMarkdown(html) ?? {}
      const words = new DOMParser().parseFromString(html, 'text/html').body.textContent
      expect(text).not.toMatch(/&#x?\w+;/)
      expect(plainText(parsePost(text)).replace(/\s+/g, '')).toBe(words.replace(/\s+/g, ''))
    }),
    { numRuns: 60, seed: 1 },
  )
})
