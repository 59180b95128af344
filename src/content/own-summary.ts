import { typeset } from '#src/i18n/typography.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { cover } from '#src/lib/cover-art.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'

import type { PostIndex, PostSummary } from './model.ts'

/** Size that a cover of unknown size is given room for. */
const COVER = { width: 1200, height: 675 }

/** A post of the browser as lists show it, typeset; tags that the site does not know are left out. */
export function summarizeBrowserPost(post: BrowserPost, known: PostIndex['tags']): PostSummary {
  return {
    slug: post.slug,
    locale: post.language,
    title: typeset(post.language, post.title),
    excerpt: typeset(post.language, post.excerpt),
    date: post.date,
    tags: post.tags.filter((tag) => Object.hasOwn(known, tag)),
    cover: { src: post.image, ...COVER },
    minutes: readingMinutes(post.content),
    draft: false,
    isOnlyHere: true,
  }
}

/** A post with a cover: one that an older version or a file left without gets a drawn one, as the site's own do. */
export function withCover(post: BrowserPost): BrowserPost {
  if (post.image !== '') return post
  const drawn = encodeURIComponent(cover(post.slug, post.tags))
  return { ...post, image: `data:image/svg+xml,${drawn}` }
}
