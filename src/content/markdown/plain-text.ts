import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'

/** Inline node types; all other types separate words. */
const INLINE = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link'])

/** Plain text of Markdown, including code: `# Про *бота*` → `Про бота`. */
export function plainText(tree: Root): string {
  let text = ''
  visit(tree, (node) => {
    if (!INLINE.has(node.type)) text += ' '
    if ('value' in node) text += node.value
  })
  return text.replace(/\s+/g, ' ').trim()
}
