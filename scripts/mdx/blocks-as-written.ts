import type { List, Nodes, Root, RootContent } from 'mdast'

const BLOCKS = new Set<Nodes['type']>(['heading', 'list', 'paragraph', 'table'])

/** What may stand in such a block: neither an address, which changes, nor what is no Markdown. */
const PARTS = new Set<Nodes['type']>([
  'break',
  'delete',
  'emphasis',
  'footnoteReference',
  'inlineCode',
  'linkReference',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'tableCell',
  'tableRow',
  'text',
])

/**
 * The tree of an article, with the text of each block that reads the same in plain Markdown in its place, as its
 * author has written it: most of an article need not be put together again from its words. `source` is what the
 * tree was made of.
 */
export function withBlocksAsWritten(tree: Root, source: string): Root {
  const children = tree.children.map((block, index) => {
    const around = [tree.children[index - 1], tree.children[index + 1]]
    return block.type === 'list' && !standsAlone(block, around) ? block : asWritten(block, source)
  })
  return { ...tree, children }
}

/** Whether a list is told from another beside it whatever its marks are, and all its lines begin at the margin. */
function standsAlone({ position }: List, around: readonly (RootContent | undefined)[]): boolean {
  return position?.start.column === 1 && around.every((block) => block?.type !== 'list')
}

function asWritten(block: RootContent, source: string): RootContent {
  const { start, end } = block.position ?? {}
  if (!BLOCKS.has(block.type) || !holdsOnlyParts(block)) return block
  // Whatever it holds is written as it is.
  return { type: 'html', value: source.slice(start?.offset, end?.offset) }
}

function holdsOnlyParts(node: Nodes): boolean {
  if (!('children' in node)) return true
  return node.children.every((child) => PARTS.has(child.type) && holdsOnlyParts(child))
}
