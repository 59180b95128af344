import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

/** Wraps each table in a box of its own that scrolls sideways, so that the page never does. */
export function rehypeTables() {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName !== 'table' || index === undefined || !parent) return
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: 'TableBox',
        attributes: [],
        children: [node],
      }
      return SKIP
    })
  }
}
