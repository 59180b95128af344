import { withBlocksAsWritten } from '#scripts/mdx/blocks-as-written.ts'
import { toPlainMarkdown } from '#scripts/mdx/plain-markdown.ts'
import { type Heading, headingsOf } from '#src/lib/headings.ts'

import { parseMarkdown, withImages } from './parse-markdown.ts'

/** The headings of an article's Markdown, as its table of contents lists them. */
export function headingsIn(markdown: string): Heading[] {
  return headingsOf(parseMarkdown(markdown))
}

/** An article's text in plain Markdown, with blanks for what depends on the site's address. */
export function plainMarkdownOf(markdown: string): string {
  return toPlainMarkdown(withBlocksAsWritten(parseMarkdown(markdown), withImages(markdown)))
}
