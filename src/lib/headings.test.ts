import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'

import { getHeadingIds, getHeadings, setHeadingIds } from './headings.ts'

const parse = (source: string): Root => unified().use(remarkParse).use(remarkGfm).parse(source)

/** Heading ids on the page, except those of footnotes. */
function idsOnPage(source: string): unknown[] {
  const tree = parse(source)
  setHeadingIds(tree)
  const ids: unknown[] = []
  visit(unified().use(remarkRehype).runSync(tree), 'element', ({ tagName, properties }) => {
    if (/^h[1-6]$/.test(tagName) && properties.id !== 'footnote-label') ids.push(properties.id)
  })
  return ids
}

test.each([
  ['## Why it works[^1]\n\n[^1]: Because.', ['why-it-works']],
  ['## Memory\n\n## Memory\n\n## Memory 2', ['memory', 'memory-2', 'memory-2-2']],
  ['## Памʼять\n\n### Памʼять', ['pamiat', 'pamiat-2']],
  ['## ![A ladder](ladder.png)', ['a-ladder']],
  ['## …', ['section']],
  // Ids used by the page itself: root, main and the footnotes heading.
  ['## Main\n\n## Root\n\n## Main', ['main-2', 'root-2', 'main-3']],
  ['## Footnote label[^1]\n\n[^1]: Because.', ['footnote-label-2']],
])('the table of contents of %j links to the headings of the page', (source, ids) => {
  expect(getHeadings(parse(source)).map(({ id }) => id)).toEqual(ids)
  expect(idsOnPage(source)).toEqual(ids)
})

test('the table of contents lists the second and third level', () => {
  expect(getHeadings(parse('# A\n\n## B `c`\n\n### D\n\n#### E'))).toEqual([
    { id: 'b-c', text: 'B `c`', depth: 2 },
    { id: 'd', text: 'D', depth: 3 },
  ])
})

test('headings of all levels have ids', () => {
  const source = '## A\n\n### A\n\n#### B\n\n##### C'
  expect(getHeadingIds(parse(source))).toEqual(['a', 'a-2', 'b', 'c'])
  expect(idsOnPage(source)).toEqual(['a', 'a-2', 'b', 'c'])
})
