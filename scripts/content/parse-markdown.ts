import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { trimBareAddresses } from '#src/content/markdown/bare-addresses.ts'
import { expandMarkers } from '#src/content/markdown/place-images.ts'
import { withMarkerSpaces } from '#src/content/markdown/spaces-of-markers.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * The tree of an article's source.
 * @throws VFileMessage with the place, for text that is not valid MDX.
 */
export function parseMarkdown(source: string): Root {
  const tree = parser.parse(withImages(source))
  trimBareAddresses(tree)
  return tree
}

/**
 * An article's source with Markdown's images in place of its markers, `[image:./flow.svg]`, and spaces; every line
 * stays where it is.
 * @throws VFileMessage with the place, for text that is not valid MDX.
 */
export function withImages(source: string): string {
  return expandMarkers(withMarkerSpaces(source.normalize('NFC')), (text) => parser.parse(text))
}
