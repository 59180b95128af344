import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cover } from '#src/lib/cover-art.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'

import type { PostIndex, PostSummary } from './model.ts'

/** Assumed size of a cover in pixels. */
const COVER = { width: 1200, height: 675 }

/** Summary of a browser post for lists, typeset and without unknown tags. */
export function summarizeBrowserPost(post: BrowserPost, knownTags: PostIndex['tags']): PostSummary {
  return {
    slug: post.slug,
    locale: post.language,
    title: typeset(post.language, post.title),
    excerpt: typeset(post.language, post.excerpt),
    date: post.date,
    tags: post.tags.filter((tag) => Object.hasOwn(knownTags, tag)),
    cover: { src: post.image, ...COVER },
    minutes: readingMinutes(post.content),
    draft: false,
    isBrowserOnly: true,
  }
}

/** Adds a drawn cover to a post without one, as older versions and files may have. */
export function addCover(post: BrowserPost): BrowserPost {
  if (post.image !== '') return post
  const coverSvg = encodeURIComponent(cover(post.slug, post.tags))
  return { ...post, image: `data:image/svg+xml,${coverSvg}` }
}
