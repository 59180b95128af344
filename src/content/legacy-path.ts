import type { Redirects } from './model.ts'

/**
 * Where an address of the old site leads now, or nothing: `/ua/posts/dialogflow-agent` →
 * `/uk/blog/dialogflow-agent`, `/uk/x/dialogflow-y` → `/uk/blog/tag/dialogflow`.
 */
export function legacyTarget(
  redirects: Pick<Redirects, 'paths' | 'contains' | 'oldBlog'>,
  path: string,
  isPost: (slug: string) => boolean,
): string | undefined {
  const target =
    oldPost(redirects.oldBlog, path, isPost) ??
    redirects.paths.find(({ from }) => fits(from, path))?.to ??
    byText(redirects.contains, path)
  return target === path ? undefined : target
}

function oldPost(
  prefix: string,
  path: string,
  isPost: (slug: string) => boolean,
): string | undefined {
  if (!path.startsWith(prefix)) return undefined
  const slug = path.slice(prefix.length).replace(/\/$/, '')
  return isPost(slug) ? `/uk/blog/${slug}` : undefined
}

function fits(from: string, path: string): boolean {
  return from.endsWith('*') ? path.startsWith(from.slice(0, -1)) : path === from
}

function byText(rules: Redirects['contains'], path: string): string | undefined {
  const rule = rules.find(({ text }) => path.includes(text))
  const isUkrainian = path === '/uk' || path.startsWith('/uk/')
  return isUkrainian ? (rule?.toUkrainian ?? rule?.to) : rule?.to
}
