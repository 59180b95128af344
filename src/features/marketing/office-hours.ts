import { kyivTime } from '#src/lib/kyiv-time.ts'

/** Whether the office is open, and otherwise on which day it opens next. */
export type OfficeState = 'open' | 'opensToday' | 'opensTomorrow'

/** State of an office by its working hours: (20:00 in Kyiv, 9:00 to 18:00) → `opensTomorrow`. */
export function officeState(now: Date, hours: { opens: string; closes: string }): OfficeState {
  const local = kyivTime(now.getTime())
  const minute = local.getUTCHours() * 60 + local.getUTCMinutes()
  if (minute < parseMinutes(hours.opens)) return 'opensToday'
  return minute < parseMinutes(hours.closes) ? 'open' : 'opensTomorrow'
}

/** Full hour of a time of day, for drawing: `9:00` → 9. */
export function getHour(time: string): number {
  return Math.floor(parseMinutes(time) / 60)
}

function parseMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
