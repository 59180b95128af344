import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

import { tableLabel } from '#src/content/markdown/table-label.ts'

/** Wraps each table in a horizontally scrollable region, labeled with its columns. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === undefined || !parent) return
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'TableBox',
        attributes: [{ type: 'mdxJsxAttribute', name: 'label', value: tableLabel(node) }],
        children: [node],
      }
      return SKIP
    })
  }
}
