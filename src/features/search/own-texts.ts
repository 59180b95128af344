import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { memoize } from '#src/lib/memoize.ts'

/**
 * A post as it is searched: its text without the marks of Markdown. Remembered for the next key, as
 * reading a long one takes longer than a key does.
 */
export const readOwnPost = memoize((post: BrowserPost): BrowserPost => ({
  ...post,
  content: plainText(parsePost(post.content)),
}))
