import { unlocalizePath } from '#src/i18n/paths.ts'

/** Where on the site something was found. */
export type HitKind = 'blog' | 'courses' | 'pages'

/** The kind of a page by its path below the site's folder: `/uk/blog/a` → `blog`, `/blog/tag/ai` → `pages`. */
export function kindOf(path: string): HitKind {
  const bare = unlocalizePath(path)
  if (/^\/blog\/(?!tag(?:\/|$))/.test(bare)) return 'blog'
  return /^\/courses(?:\/|$)/.test(bare) ? 'courses' : 'pages'
}
