import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Inline node types; all other types separate words. */
const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link'])

/** Plain text of Markdown, including code: `# Про *бота*` → `Про бота`. */
export function plainText(tree: Root): string {
  let words = ''
  visit(tree, (node) => {
    if (!INLINE.has(node.type)) words += ' '
    if ('value' in node) words += node.value
  })
  return words.replace(/\s+/g, ' ').trim()
}
