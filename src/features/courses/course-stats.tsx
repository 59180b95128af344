import type { Course } from '#src/content/model.ts'
import { formatCount, formatDecimal, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { PartMessages } from '#src/i18n/messages.ts'

/** Short facts about a course: lessons and hours, or the facts that its content names. */
export function courseStats(
  course: Course,
  locale: Locale,
  t: PartMessages<'courses'>['courses'],
): string[] {
  const { students, rating, prompts, duration } = course.stats
  return [
    students && t.stats.students(formatNumber(locale, students)),
    rating && t.stats.rating(formatDecimal(locale, rating)),
    prompts && t.stats.prompts(formatNumber(locale, prompts)),
    duration && formatCount(locale, duration, t.stats.hours),
    ...(course.highlights ?? []),
  ].filter((fact): fact is string => Boolean(fact))
}
