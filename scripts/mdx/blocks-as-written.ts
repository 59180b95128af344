import type { List, Nodes, Root, RootContent } from 'mdast'

const BLOCKS = new Set<Nodes['type']>(['heading', 'list', 'paragraph', 'table'])

/** Node types allowed in such a block: no addresses, which change, and no MDX. */
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
 * Replaces blocks that are the same in plain Markdown with their original source, so that most of an
 * article need not be serialized again. `source` is the text that the
 * tree was parsed from.
 */
export function withBlocksAsWritten(tree: Root, source: string): Root {
  const children = tree.children.map((block, index) => {
    const around = [tree.children[index - 1], tree.children[index + 1]]
    return block.type === 'list' && !standsAlone(block, around) ? block : asWritten(block, source)
  })
  return { ...tree, children }
}

/** Whether a list is separated from adjacent lists and its lines start at the margin. */
function standsAlone({ position }: List, around: readonly (RootContent | undefined)[]): boolean {
  return position?.start.column === 1 && around.every((block) => block?.type !== 'list')
}

function asWritten(block: RootContent, source: string): RootContent {
  const { start, end } = block.position ?? {}
  if (!BLOCKS.has(block.type) || !holdsOnlyParts(block)) return block
  // Its content is copied unchanged.
  return { type: 'html', value: source.slice(start?.offset, end?.offset) }
}

function holdsOnlyParts(node: Nodes): boolean {
  if (!('children' in node)) return true
  return node.children.every((child) => PARTS.has(child.type) && holdsOnlyParts(child))
}
