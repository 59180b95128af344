import type { Redirects } from '#src/content/model.ts'

/** A redirect rule: the first rule that matches a path without a file is applied. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

/**
 * Rules that all hosts support: exact and prefix paths, and one rule for each post of the old blog, including
 * posts that have been moved since.
 */
export function redirectRules(
  { oldBlog, paths }: Pick<Redirects, 'paths' | 'oldBlog'>,
  ukrainianSlugs: readonly string[],
): RedirectRule[] {
  const blog = '/uk/blog/'
  const moved = paths.filter(({ from }) => from.startsWith(blog))
  return [
    ...ukrainianSlugs.map((slug) => ({ from: oldBlog + slug, to: blog + slug, status: 301 })),
    ...paths,
    ...moved
      .map((rule) => ({ ...rule, from: rule.from.replace(blog, oldBlog) }))
      // Some hosts reject two rules for one address.
      .filter(({ from }) => paths.every((rule) => rule.from !== from)),
  ]
}

/** Encodes the rules like `location.pathname`, with which they are compared: `/ф` → `/%D1%84`. */
export function browserRedirects({ paths, contains, oldBlog }: Redirects): Redirects {
  return {
    paths: paths.map((rule) => ({ ...rule, from: encodeURI(rule.from) })),
    contains: contains.map((rule) => ({ ...rule, text: encodeURI(rule.text) })),
    oldBlog: encodeURI(oldBlog).toLowerCase(),
  }
}

/**
 * Text of `_redirects`: one `/from /to 301` per line, below the site's base path. The last lines are Netlify's
 * syntax for the Ukrainian not-found page, also for posts of the old blog. Cloudflare Pages finds the one of
 * `/uk` itself and ignores rules with 404.
 */
export function formatRedirects(
  rules: readonly RedirectRule[],
  base: string,
  oldBlog: string,
): string {
  const prefix = base.replace(/\/$/, '')
  const missing = [`${oldBlog}*`, '/uk/*'].map((from) => ({
    from,
    to: '/uk/404.html',
    status: 404,
  }))
  return [...rules, ...missing]
    .map(({ from, to, status }) => `${prefix}${from} ${prefix}${to} ${status}\n`)
    .join('')
}
