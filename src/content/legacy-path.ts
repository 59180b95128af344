import { unlocalizePath } from '#src/i18n/paths.ts'

import type { Redirects } from './model.ts'

/**
 * Redirect target of an address of the old site, if any: `/ua/posts/dialogflow-agent` →
 * `/uk/blog/dialogflow-agent`, `/uk/x/DialogFlow-y` → `/uk/blog/tag/dialogflow`.
 */
export function legacyTarget(
  redirects: Pick<Redirects, 'paths' | 'contains' | 'oldBlog'>,
  path: string,
  isPost: (slug: string) => boolean,
): string | undefined {
  const { paths, contains, oldBlog } = redirects
  const slug = getOldBlogSlug(oldBlog, path)
  const post = slug && `/uk/blog/${slug}`
  const target =
    (post && isPost(slug) ? post : undefined) ??
    matchPath(paths, path) ??
    // The post may have been moved again since.
    (post ? matchPath(paths, post) : undefined) ??
    matchText(contains, path)
  return target === path ? undefined : target
}

/** Slug in an address of the old blog, if it is one: (`/ua/posts/`, `/ua/posts/A/`) → `a`. */
export function getOldBlogSlug(prefix: string, path: string): string | undefined {
  // Visitors with stored Ukrainian have been redirected to `/uk/ua/posts/…` before.
  const barePath = unlocalizePath(path.toLowerCase())
  return barePath.startsWith(prefix) ? barePath.slice(prefix.length).replace(/\/$/, '') : undefined
}

function matchPath(rules: Redirects['paths'], path: string): string | undefined {
  return rules.map((rule) => resolveRedirect(rule, path)).find((target) => target !== undefined)
}

/**
 * Target of one rule for a path, if it matches: (`/en/*` to `/:splat`, `/en/blog`) → `/blog`. Never another
 * site such as `//evil.example`: `/en//evil.example` → `/evil.example`.
 */
export function resolveRedirect(
  { from, to }: Redirects['paths'][number],
  path: string,
): string | undefined {
  if (!from.endsWith('*')) return path === from ? to : undefined
  const folder = from.slice(0, -1)
  if (!path.startsWith(folder)) return undefined
  // A replacement function, because `$&` in a replacement string has a special meaning.
  return to.replace(':splat', () => path.slice(folder.length)).replace(/^\/+/, '/')
}

function matchText(rules: Redirects['contains'], path: string): string | undefined {
  const lowerCasePath = path.toLowerCase()
  const rule = rules.find(({ text }) => lowerCasePath.includes(text.toLowerCase()))
  const isUkrainian = lowerCasePath === '/uk' || lowerCasePath.startsWith('/uk/')
  return isUkrainian ? (rule?.toUkrainian ?? rule?.to) : rule?.to
}
