import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cover } from '#src/lib/cover-art.ts'

/** A post with a cover: one that an older version or a file left without gets a drawn one, as the site's own do. */
export function withCover(post: BrowserPost): BrowserPost {
  if (post.image !== '') return post
  const drawn = encodeURIComponent(cover(post.slug, post.tags))
  return { ...post, image: `data:image/svg+xml,${drawn}` }
}
