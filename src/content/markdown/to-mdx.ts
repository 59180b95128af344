import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

// Syntax that only MDX treats as code: expressions, tags, imports and exports.
const CODE_IN_MDX = [
  { character: '{', inConstruct: 'phrasing' as const },
  { character: '<', inConstruct: 'phrasing' as const },
  { character: 'i', atBreak: true, after: 'mport\\b' },
  { character: 'e', atBreak: true, after: 'xport\\b' },
]

/** Options of the Markdown serializer. */
export const MARKDOWN_STYLE = {
  bullet: '-',
  emphasis: '_',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  // `<https://…>` would be a tag.
  resourceLink: true,
} as const

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { ...MARKDOWN_STYLE, unsafe: CODE_IN_MDX })

/** Serializes a tree as the body of an MDX file in which all text is literal. */
export function toMdx(tree: Root): string {
  return writer.stringify(tree)
}
