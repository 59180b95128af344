import { contentHref, courseHref, outlineHref } from '#src/content/course-paths.ts'
import type { Course, Redirects } from '#src/content/model.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** Fields of a course that determine its addresses. */
type Addressed = Pick<Course, 'id' | 'order' | 'isComingSoon' | 'area' | 'landing'>

/**
 * Redirects that follow from the courses: a course on sale has no outline page any more, and links to
 * it lead to the course. `/courses/pi-course/content` → `/dashboard`, in both languages,
 * and from `/content` below its own landing page. They are temporary, because the course may be taken off sale. A rule
 * in the redirects file for the same address takes precedence.
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
