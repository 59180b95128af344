import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { twoDigits } from '#src/lib/numbers.ts'

/** Local date: `2026-11-25`. */
export function localDay(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** Local time: `09:05`. */
export function localTime(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/**
 * Local date and time of an instant, `November 24, 2026, 19:30`; empty for an invalid instant
 * or an implausible year.
 */
export function formatLocalInstant(locale: Locale, instant: string): string {
  const moment = new Date(instant)
  const year = moment.getFullYear()
  if (!(year >= 1000 && year <= 9999)) return ''
  return `${formatDate(locale, localDay(moment))}, ${localTime(moment)}`
}
