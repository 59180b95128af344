import type { Root as HastRoot } from 'hast'
import type { Root as MdastRoot } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

import { slugify } from '../../src/lib/slug.ts'

/** A heading of an article, as its table of contents lists it. */
export interface Heading {
  id: string
  text: string
  depth: 2 | 3
}

/** Gives out ids that are unique in one document: `memory`, then `memory-2`. */
export function createHeadingIds(): (text: string) => string {
  const taken = new Map<string, number>()
  return (text) => {
    const id = slugify(text) || 'section'
    const count = (taken.get(id) ?? 0) + 1
    taken.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
}

/** The second- and third-level headings of a Markdown tree, with the ids that the page gives them. */
export function headingsOf(tree: MdastRoot): Heading[] {
  const idOf = createHeadingIds()
  const headings: Heading[] = []
  visit(tree, 'heading', (node) => {
    const text = toString(node)
    const id = idOf(text)
    if (node.depth === 2 || node.depth === 3) headings.push({ id, text, depth: node.depth })
  })
  return headings
}

/** Puts ids on headings, Latin for both languages, so that a shared link stays readable. */
export function rehypeHeadingIds() {
  return (tree: HastRoot) => {
    const idOf = createHeadingIds()
    visit(tree, 'element', (node) => {
      // The footnotes' own heading has its id already.
      if (/^h[1-6]$/.test(node.tagName) && !node.properties.id) {
        node.properties.id = idOf(toString(node))
      }
    })
  }
}
