import type { Redirects } from '#src/content/model.ts'

/** One rule of a host: the first that fits a path without a file is applied. */
export interface RedirectRule {
  from: string
  to: string
  status: number
}

/**
 * The rules that hosts can hold: exact and prefix paths, and the old blog's posts one by one, with those
 * that have moved since.
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
      // A host does not start with two rules for one address.
      .filter(({ from }) => paths.every((rule) => rule.from !== from)),
  ]
}

/** The rules as a browser tells its address, which they are compared with: `/ф` → `/%D1%84`. */
export function browserRedirects({ paths, contains, oldBlog }: Redirects): Redirects {
  return {
    paths: paths.map((rule) => ({ ...rule, from: encodeURI(rule.from) })),
    contains: contains.map((rule) => ({ ...rule, text: encodeURI(rule.text) })),
    oldBlog: encodeURI(oldBlog).toLowerCase(),
  }
}

/**
 * `_redirects` as text: `/from /to 301` a line, under the site's base path. The last lines are Netlify's
 * way to a second not-found page, for the posts of the old, Ukrainian blog too. Cloudflare Pages finds that of
 * `/uk` by itself, and knows no 404 in its rules.
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
