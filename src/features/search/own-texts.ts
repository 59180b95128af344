import { parsePost } from '#src/content/markdown/parse-post.ts'
import { plainText } from '#src/content/markdown/plain-text.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

/** Posts that have been read, for the next key: reading a long one takes longer than a key does. */
const read = new WeakMap<BrowserPost, BrowserPost>()

/** A post as it is searched: its text without the marks of Markdown. */
export function readOwnPost(post: BrowserPost): BrowserPost {
  const known = read.get(post) ?? { ...post, content: plainText(parsePost(post.content)) }
  read.set(post, known)
  return known
}
