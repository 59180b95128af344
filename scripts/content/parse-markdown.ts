import type { Root } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

import { trimBareAddresses } from '#src/content/markdown/bare-addresses.ts'
import { expandMarkers, addMarkerSpaces } from '#src/content/markdown/place-images.ts'
import { type Heading, getHeadings } from '#src/lib/headings.ts'

const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm).use(remarkMdx)

/**
 * Parses an article's source.
 * @throws VFileMessage with the position if the text is not valid MDX.
 */
export function parseMarkdown(source: string): Root {
  const tree = parser.parse(replaceImageMarkers(source))
  trimBareAddresses(tree)
  return tree
}

/**
 * Replaces image markers, `[image:./flow.svg]`, and no-break spaces after markers in an article's source; every line
 * keeps its number.
 * @throws VFileMessage with the place, for text that is not valid MDX.
 */
export function replaceImageMarkers(source: string): string {
  return expandMarkers(addMarkerSpaces(source.normalize('NFC')), (text) => parser.parse(text))
}

/** Headings of an article for its table of contents. */
export function parseHeadings(markdown: string): Heading[] {
  return getHeadings(parseMarkdown(markdown))
}
