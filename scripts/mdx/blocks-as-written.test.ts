import { readFileSync } from 'node:fs'

import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'

import { parseMarkdown, withImages } from '#scripts/content/parse-markdown.ts'
import { createContentReader } from '#scripts/content/read-content.ts'

import { withBlocksAsWritten } from './blocks-as-written.ts'
import { fillPlainMarkdown, toPlainMarkdown } from './plain-markdown.ts'

const blanks = {
  callout: String,
  link: (href: string) => `https://example.com${href}`,
  file: String,
}

function plainOf(source: string): string {
  const tree = withBlocksAsWritten(parseMarkdown(source), withImages(source))
  return fillPlainMarkdown(toPlainMarkdown(tree), blanks)
}

test.each([
  ['a paragraph', 'Some *words* of __weight__,\non two lines.'],
  ['a heading', 'Words\n====='],
  ['a table', '|one|two|\n|:-|-|\n|`a`|~~b~~|'],
  ['signs that stand for themselves', 'A \\{ and a \\<div> &amp; _a_b_ 2 * 3'],
  ['a list', '* One *two*\n    three\n\n  1) four\n* [ ] five'],
  ['a note', 'Words[^1].\n\n[^1]: A note.'],
])('%s keeps its source text', (_, source) => {
  expect(plainOf(source)).toBe(`${source}\n`)
})

test.each([
  ['a link', 'See *it*: [this](/blog/a).', 'See _it_: [this](https://example.com/blog/a).'],
  ['a comment', 'One *two* {/* c */}', 'One _two_'],
  ['a list with a link', '* One [two](/blog/a)', '- One [two](https://example.com/blog/a)'],
  ['a list away from the margin', 'One:\n  * two\n  * three', 'One:\n\n- two\n- three'],
  ['a list beside another', '* One\n\n+ two', '- One\n\n* two'],
])('%s is serialized again', (_, source, plain) => {
  expect(plainOf(source)).toBe(`${plain}\n`)
})

const reader = unified().use(remarkParse).use(remarkGfm)

/** Parsed Markdown without positions. */
function meaningOf(plain: string): string {
  const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value)
  return JSON.stringify(reader.parse(plain), withoutPlaces, 1)
}

const posts = createContentReader()().filter(({ type }) => type?.name === 'Post')

test.each(posts)('the plain Markdown of $file renders like its source', ({ file }) => {
  const source = readFileSync(file, 'utf8')
  expect(meaningOf(plainOf(source))).toBe(
    meaningOf(fillPlainMarkdown(toPlainMarkdown(parseMarkdown(source)), blanks)),
  )
})
