import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'
import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { memoize } from '#src/lib/memoize.ts'

/**
 * A post as it is searched and shown: its text without the marks of Markdown, and all of it typeset as on its
 * page. Remembered for the next key, as reading a long one takes longer than a key does.
 */
export const readOwnPost = memoize((post: BrowserPost): BrowserPost => ({
  ...post,
  title: typeset(post.language, post.title),
  excerpt: typeset(post.language, post.excerpt),
  content: typeset(post.language, plainText(parsePost(post.content))),
}))
