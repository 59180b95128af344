import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { toPlainMarkdown } from '#scripts/mdx/plain-markdown.ts'
import { type Heading, headingsOf } from '#src/lib/headings.ts'

import { parseMarkdown, withImages } from './parse-markdown.ts'

/** Headings of an article for its table of contents. */
export function headingsIn(markdown: string): Heading[] {
  return headingsOf(parseMarkdown(markdown))
}

/** Plain Markdown of an article, with placeholders for the site's address. */
export function plainMarkdownOf(markdown: string): string {
  return toPlainMarkdown(withBlocksAsWritten(parseMarkdown(markdown), withImages(markdown)))
}
