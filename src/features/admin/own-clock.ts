import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { twoDigits } from '#src/lib/numbers.ts'

/** The day that the owner's clock shows: `2026-11-25`. */
export function ownDay(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** The time that the owner's clock shows: `09:05`. */
export function ownTime(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/**
 * Day and time of an instant on the owner's clock, `November 24, 2026, 19:30`; nothing for what is no instant,
 * or of a year that no calendar here shows.
 */
export function ownMoment(locale: Locale, instant: string): string {
  const moment = new Date(instant)
  const year = moment.getFullYear()
  if (!(year >= 1000 && year <= 9999)) return ''
  return `${formatDate(locale, ownDay(moment))}, ${ownTime(moment)}`
}
