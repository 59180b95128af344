import type { Heading as HeadingNode, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { slugify } from './slug.ts'

/** A heading in a table of contents. */
export interface Heading {
  id: string
  /** Text with code in backticks, which is not typeset. */
  text: string
  depth: 2 | 3
}

/** Second- and third-level headings of a Markdown tree with their ids. */
export function getHeadings(tree: Root): Heading[] {
  return assignHeadingIds(tree).flatMap(({ node: { depth }, text, id }) =>
    depth === 2 || depth === 3 ? [{ id, text, depth }] : [],
  )
}

/** Ids of headings of all levels. */
export function getHeadingIds(tree: Root): string[] {
  return assignHeadingIds(tree).map(({ id }) => id)
}

/** Adds ids to headings, in Latin letters for both languages, so that shared links are readable. */
export function setHeadingIds(tree: Root): void {
  for (const { node, id } of assignHeadingIds(tree)) {
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } }
  }
}

/** Text of a heading without comments; `mark` surrounds code. */
function getWords(node: Nodes, mark: string): string {
  if (node.type === 'mdxTextExpression') return ''
  if (node.type === 'inlineCode') return mark + node.value + mark
  return 'children' in node
    ? node.children.map((child) => getWords(child, mark)).join('')
    : toString(node)
}

/** Ids used by the page around an article and by its footnotes. */
const PAGE_IDS = ['root', 'main', 'footnote-label']

/** Assigns unique ids to all headings: `memory`, then `memory-2`. */
function assignHeadingIds(tree: Root): { node: HeadingNode; text: string; id: string }[] {
  const usedIds = new Set(PAGE_IDS)
  const headings: ReturnType<typeof assignHeadingIds> = []
  visit(tree, 'heading', (node) => {
    const base = slugify(getWords(node, '')) || 'section'
    let id = base
    for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`
    usedIds.add(id)
    headings.push({ node, text: getWords(node, '`').trim(), id })
  })
  return headings
}
