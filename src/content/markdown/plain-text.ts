import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Kinds of nodes that stand within a line; before every other a word ends. */
const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link'])

/** The words of a text without its marks, code and all: `# Про *бота*` → `Про бота`. */
export function plainText(tree: Root): string {
  let words = ''
  visit(tree, (node) => {
    if (!INLINE.has(node.type)) words += ' '
    if ('value' in node) words += node.value
  })
  return words.replace(/\s+/g, ' ').trim()
}
