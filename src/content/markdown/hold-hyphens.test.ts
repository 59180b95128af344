import type { Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { expect, test } from 'vitest'

import { preventHyphenBreaks } from './prevent-hyphen-breaks.ts'

test.each([
  ['маючи 10–20 фраз', 'маючи <span class="nb">10–20</span> фраз'],
  [
    'з 9:00–18:00, 2,6–4,4.',
    'з <span class="nb">9:00–18:00</span>, <span class="nb">2,6–4,4</span>.',
  ],
  ['95-й і 2026-го', '<span class="nb">95-й</span> і <span class="nb">2026-го</span>'],
  [
    'за будь-яку, по-своєму',
    'за <span class="nb">будь-яку</span>, <span class="nb">по-своєму</span>',
  ],
  [
    '20-хвилинний QR-код, AI-агенти.',
    '<span class="nb">20-хвилинний</span> <span class="nb">QR-код</span>, <span class="nb">AI-агенти</span>.',
  ],
  [
    '«чат-бот» пліч-о-пліч',
    '«<span class="nb">чат-бот</span>» <span class="nb">пліч-о-пліч</span>',
  ],
  ['a start-up, e-mail', 'a <span class="nb">start-up</span>, <span class="nb">e-mail</span>'],
  ['онлайн-школа, AI-фундаменталізація', 'онлайн-школа, AI-фундаменталізація'],
  ['https://eur-lex.europa.eu/a, x-y@z.ua', 'https://eur-lex.europa.eu/a, x-y@z.ua'],
])('%s', (value, html) => {
  const tree: Root = { type: 'root', children: [{ type: 'text', value }] }
  preventHyphenBreaks(tree)
  expect(toHtml(tree)).toBe(html)
})
