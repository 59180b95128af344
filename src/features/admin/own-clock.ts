import { twoDigits } from '#src/lib/two-digits.ts'

/** The day that the owner's clock shows: `2026-11-25`. */
export function ownDay(moment: Date): string {
  return `${moment.getFullYear()}-${twoDigits(moment.getMonth() + 1)}-${twoDigits(moment.getDate())}`
}

/** The time that the owner's clock shows: `09:05`. */
export function ownTime(moment: Date): string {
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}
