import { contentHref, courseHref, outlineHref } from '#src/content/course-paths.ts'
import type { Redirects, Course } from '#src/content/model.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

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

/** Fields of a course that determine its addresses. */
type CourseAddress = Pick<Course, 'id' | 'order' | 'isComingSoon' | 'area' | 'landing'>

/**
 * Redirects that follow from the courses: a course on sale no longer has an outline page, and links to
 * it lead to the course. `/courses/pi-course/content` → `/dashboard`, in both languages,
 * and from `/content` below its own landing page. They are temporary, because the course may be taken off sale. A rule
 * in the redirects file for the same address takes precedence.
 */
export function courseRedirects(
  courses: readonly CourseAddress[],
  written: Redirects['paths'],
): Redirects['paths'] {
  const taken = new Set(written.map(({ from }) => from))
  return courses
    .filter(({ isComingSoon }) => !isComingSoon)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((course) => {
      const plans = new Set([outlineHref(course), `${courseHref(course)}/content`])
      return [...plans].flatMap((from) =>
        LOCALES.map((locale) => ({
          from: localizePath(from, locale),
          to: localizePath(contentHref(course), locale),
          status: 302 as const,
        })),
      )
    })
    .filter(({ from }) => !taken.has(from))
}
