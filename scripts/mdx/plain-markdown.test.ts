import { expect, test } from 'vitest'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'

import { toPlainMarkdown, toTitleLine } from './plain-markdown.ts'

function toPlain(source: string): string {
  const plain = toPlainMarkdown(parseMarkdown(source), {
    callout: (kind) => ({ tip: 'Tip' })[kind] ?? '',
    link: (href) => `https://example.com${href}`,
    file: (src) => src.replace('./', 'https://example.com/assets/'),
  })
  return plain.trim()
}

test.each([
  [
    'a callout',
    '<Callout kind="tip">\nCount **twice**.\n</Callout>',
    '> **Tip**\n>\n> Count **twice**.',
  ],
  [
    'a callout with a title',
    '<Callout kind="tip" title="Since March">\nIt is so.\n</Callout>',
    '> **Since March**\n>\n> It is so.',
  ],
  [
    'a figure',
    '<Figure src="./flow.svg" alt="Three steps" caption="One dash is one step" />',
    '![Three steps](https://example.com/assets/flow.svg)\n\n_One dash is one step_',
  ],
  [
    'a picture by its marker',
    '[image:./a.png]',
    '![Blog post image](https://example.com/assets/a.png)',
  ],
  [
    'a comparison',
    '<Comparison caption="Two ways" best="1">\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n</Comparison>',
    '**Two ways**\n\n| a | b |\n| - | - |\n| 1 | 2 |',
  ],
  ['steps', '<Steps>\n\n1. One\n2. Two\n\n</Steps>', '1. One\n2. Two'],
  [
    'a video',
    '<VideoCard href="/v" title="How it works" source="27 minutes" />',
    '[How it works](https://example.com/v) (27 minutes)',
  ],
  [
    'a file of code',
    '```ts title="a.ts" showLineNumbers {2}\nconst a = { b: 1 }\n```',
    '**a.ts**\n\n```ts\nconst a = { b: 1 }\n```',
  ],
  [
    'a callout on one line',
    '<Callout kind="tip">Count **twice**.</Callout>',
    '> **Tip**\n>\n> Count **twice**.',
  ],
  ['a link', 'See [this](/blog/a).', 'See [this](https://example.com/blog/a).'],
  [
    'a link with signs of Markdown in its address',
    'See [this](</blog?q=(a b>).',
    'See [this](<https://example.com/blog?q=(a b>).',
  ],
  [
    'a table with a link',
    '| a | b |\n| - | - |\n| [one](/blog/a) | 2 |',
    '| a | b |\n| - | - |\n| [one](https://example.com/blog/a) | 2 |',
  ],
  ['a link to elsewhere', 'See [this](//example.org/a).', 'See [this](//example.org/a).'],
  [
    'a link by its name',
    'See [this][a].\n\n[a]: /blog/a',
    'See [this][a].\n\n[a]: https://example.com/blog/a',
  ],
])('%s becomes plain Markdown', (_, source, plain) => {
  expect(toPlain(source)).toBe(plain)
})

test('a nested component becomes plain Markdown too', () => {
  const source = '<Steps>\n\n1. One\n\n   <Callout kind="tip">\n   Look.\n   </Callout>\n\n</Steps>'
  expect(toPlain(source)).toBe('1. One\n\n   > **Tip**\n   >\n   > Look.')
})

test.each([
  ['One.\n\n{/* c */}\n\nTwo.', 'One.\n\nTwo.'],
  ['One {/* c */} two.', 'One  two.'],
  ['One {/* c */}', 'One'],
  ['## {/* c */} One', '## One'],
  ['One.\n\n{/* c */} {/* d */}', 'One.'],
  ['<Callout kind="tip">\n{/* c */}\nLook.\n</Callout>', '> **Tip**\n>\n> Look.'],
])('a comment is removed: %s', (source, plain) => {
  expect(toPlain(source)).toBe(plain)
})

test.each([
  ['2 * 3 * 4, _draft_ and <div>', '# 2 \\* 3 \\* 4, \\_draft\\_ and \\<div>'],
  ['[draft] `code`, &amp; and C #', '# \\[draft] \\`code\\`, \\&amp; and C \\#'],
  ['1. AI: snake_case — як це працює?', '# 1. AI: snake_case — як це працює?'],
])('Markdown characters in the title %j are escaped', (title, line) => {
  expect(toTitleLine(title)).toBe(`${line}\n`)
})
