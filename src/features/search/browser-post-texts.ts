import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'
import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { memoize } from '#src/lib/memoize.ts'

/**
 * Searchable text of a post: without Markdown syntax and typeset like its
 * page. Cached, because parsing a long post takes longer than the interval between keys.
 */
export const readableBrowserPost = memoize((post: BrowserPost): BrowserPost => ({
  ...post,
  title: typeset(post.language, post.title),
  excerpt: typeset(post.language, post.excerpt),
  content: typeset(post.language, plainText(parsePost(post.content))),
}))
