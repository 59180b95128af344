import type { Course, Redirects } from '#src/content/model.ts'
import { contentHref, courseHref, planHref } from '#src/content/prices.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** What of a course its addresses depend on. */
type Addressed = Pick<Course, 'id' | 'order' | 'isComingSoon' | 'area' | 'landing'>

/**
 * Rules that the file of moved addresses need not hold: a course on sale has no plan any more, and what is
 * linked to that leads where the course is. `/courses/pi-course/content` → `/dashboard`, in both languages,
 * and so from `/content` below a landing of its own. Not for good: the course may be taken off sale. A rule
 * that somebody has written for the same address goes before.
 */
export function courseRedirects(
  courses: readonly Addressed[],
  written: Redirects['paths'],
): Redirects['paths'] {
  const taken = new Set(written.map(({ from }) => from))
  return courses
    .filter(({ isComingSoon }) => !isComingSoon)
    .toSorted((a, b) => a.order - b.order)
    .flatMap((course) => {
      const plans = new Set([planHref(course), `${courseHref(course)}/content`])
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
