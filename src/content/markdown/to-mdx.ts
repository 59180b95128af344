import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'

// What MDX reads as code and Markdown does not: an expression, a tag, an import or export.
const CODE_IN_MDX = [
  { character: '{', inConstruct: 'phrasing' as const },
  { character: '<', inConstruct: 'phrasing' as const },
  { character: 'i', atBreak: true, after: 'mport\\b' },
  { character: 'e', atBreak: true, after: 'xport\\b' },
]

/** How the site writes Markdown. */
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

/** A tree as the body of an MDX file, in which all words stay words. */
export function toMdx(tree: Root): string {
  return writer.stringify(tree)
}
