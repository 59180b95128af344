import { POST_LIMITS } from '#src/content/schema/post-limits.ts'
import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'

/** What the build of the site would refuse in a post, in sentences. */
export function adviceFor(post: BrowserPost, t: AdminMessages['advice']): string[] {
  const { title, excerptMin, excerptMax } = POST_LIMITS
  const length = post.excerpt.trim().length
  return [
    ...(post.title.length > title ? [t.titleLong(title, post.title.length)] : []),
    ...(length < excerptMin || length > excerptMax
      ? [t.excerptLength(excerptMin, excerptMax, length)]
      : []),
  ]
}
