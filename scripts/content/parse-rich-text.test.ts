import { expect, test } from 'vitest'

import { parseRichText } from './parse-rich-text.ts'

test('paragraphs, bold text and lists are parsed into a tree', () => {
  expect(parseRichText('One **bold**\nword.\n\n- first\n- second\n')).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'One ' },
        { type: 'strong', children: [{ type: 'text', value: 'bold' }] },
        { type: 'text', value: ' word.' },
      ],
    },
    {
      type: 'list',
      ordered: false,
      children: ['first', 'second'].map((value) => ({
        type: 'listItem',
        children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
      })),
    },
  ])
})

test.each([
  ['<script>alert(1)</script>', 'contains html'],
  ['![x](https://example.com/x.png)', 'contains image'],
  ['[x](javascript:alert(1))', 'links to "javascript:alert(1)"'],
  ['# Title', 'contains heading'],
])('%s is rejected by name', (markdown, message) => {
  expect(() => parseRichText(markdown)).toThrow(message)
})
