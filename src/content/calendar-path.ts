import type { Locale } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** Path of the calendar file for the start of a course: (`pi-course`, `uk`) → `/uk/calendar/pi-course.ics`. */
export function courseCalendarPath(id: string, locale: Locale): string {
  return localizePath(`/calendar/${id}.ics`, locale)
}

/**
 * Path of the calendar file for a consultation slot: `2026-12-03T15:00:00+02:00` →
 * `/calendar/consultation-20261203T130000Z.ics`.
 */
export function slotCalendarPath(instant: string, locale: Locale): string {
  return localizePath(`/calendar/consultation-${compactInstant(instant)}.ics`, locale)
}

/** An instant in iCalendar's format: `2026-12-03T15:00:00+02:00` → `20261203T130000Z`. */
export function compactInstant(instant: string): string {
  return new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')
}
