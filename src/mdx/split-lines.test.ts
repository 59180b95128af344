import { expect, test } from 'vitest'

import { highlight } from './highlight.ts'
import { splitLines } from './split-lines.ts'

test.each([
  ['a', '<span data-line>a</span>'],
  ['a\n\nb', '<span data-line>a</span>\n<span data-line>\n</span>\n<span data-line>b</span>'],
  ['a\nb', '<span data-line>a</span>\n<span data-line>b</span>'],
  [
    '<span class="c">x\ny</span>z',
    '<span data-line><span class="c">x</span></span>\n<span data-line><span class="c">y</span>z</span>',
  ],
])('%j is split into %j', (html, lines) => {
  expect(splitLines(html)).toBe(lines)
})

test('HTML in highlighted code stays text', () => {
  const code = '<img src=x onerror="alert(1)">'
  expect(highlight(`const a = '${code}'`, 'ts')).not.toContain('<img')
  expect(highlight(code, 'html')).not.toContain('<img')
})

test('code in an unknown language is not highlighted', () => {
  expect(highlight('a', 'brainfuck')).toBeUndefined()
})
