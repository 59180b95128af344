import { toString } from 'mdast-util-to-string'
import { expect, test } from 'vitest'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'

import { typesetProse } from './remark-typography.ts'

test('text attributes of a component are typeset, addresses are not', () => {
  const tree = parseMarkdown(`<Figure src="./a's.svg" caption="Риска — репліка, п'ять" />`)
  typesetProse(tree, 'uk')
  expect(tree.children[0]).toMatchObject({
    attributes: [
      { name: 'src', value: "./a's.svg" },
      { name: 'caption', value: 'Риска\u00A0— репліка, пʼять' },
    ],
  })
})

test('short words are bound by no-break spaces in paragraphs, and less in headings and cells', () => {
  const row = 'А не запитаннями'
  const tree = parseMarkdown(`# ${row}\n\n${row}\n\n| ${row} |\n| --- |`)
  typesetProse(tree, 'uk')
  const texts = tree.children.map((node) => toString(node))
  expect(texts).toEqual([
    'А не\u00A0запитаннями',
    'А\u00A0не\u00A0запитаннями',
    'А не\u00A0запитаннями',
  ])
})

const typesetMarkdown = (locale: 'en' | 'uk', source: string) => {
  const tree = parseMarkdown(source)
  typesetProse(tree, locale)
  return toString(tree).replaceAll('\u00A0', ' ')
}

test.each([
  ['"**Word**" begins a paragraph.', '“Word” begins a paragraph.'],
  ["A '**single**' and an '*em*' quote.", 'A ‘single’ and an ‘em’ quote.'],
  ['It’s and Anna`x`\'s "`code`".', 'It’s and Annax’s “code”.'],
])('in English %s has the quotation marks of its level', (source, set) => {
  expect(typesetMarkdown('en', source)).toBe(set)
})

test.each([
  ['"**Слово**" на початку абзацу.', '«Слово» на початку абзацу.'],
  ['Читайте "[звіт](/blog)"', 'Читайте «звіт»'],
  ['> "*Уся цитата курсивом*"', '«Уся цитата курсивом»'],
  ['| a |\n|---|\n| "**так**" |', 'a«так»'],
  ['**"Слово"** і ("`код`")', '«Слово» і («код»)'],
])('in Ukrainian %s has the quotation marks of its level', (source, set) => {
  expect(typesetMarkdown('uk', source)).toBe(set)
})
