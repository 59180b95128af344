import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * The tree of an article's source.
 * @throws VFileMessage with the place, for text that is not valid MDX.
 */
export function parseMarkdown(source: string): Root {
  return parser.parse(source)
}
