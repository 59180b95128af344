import { kyivTime } from './kyiv-time.ts'

/** Policy for the end of an offer; `fixed` has an instant, which the build has validated. */
export type CountdownPolicy =
  | { kind: 'mid-month' | 'week-ahead' | 'end-of-month' | 'off' }
  | { kind: 'fixed'; until: string }

/** Time left in whole units. */
export interface TimeLeft {
  days: number
  hours: number
  minutes: number
  seconds: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * The target of a countdown in ms since 1970, or `undefined` if none runs: `mid-month` is the 15th of next
 * month, `end-of-month` the last day of this one, `week-ahead` the seventh day from now, `fixed` its own
 * instant. All except `fixed` end at the end of a day in Kyiv. An open page keeps the target computed when it
 * was opened (`from`) until it has passed; then `mid-month` moves to the following month and `week-ahead`
 * starts again.
 */
export function countdownTarget(
  policy: CountdownPolicy,
  now: number,
  from: number = now,
): number | undefined {
  switch (policy.kind) {
    case 'off':
      return undefined
    case 'fixed': {
      const endsAt = Date.parse(policy.until)
      return now < endsAt ? endsAt : undefined
    }
    case 'end-of-month': {
      const { year, month } = kyivDay(now)
      return endOfDay(year, month + 1, 0, 0)
    }
    case 'week-ahead': {
      const target = weekAhead(from)
      return now <= target ? target : weekAhead(now)
    }
    case 'mid-month': {
      const { year, month } = kyivDay(from)
      const middleOfMonth = endOfDay(year, month + 1, 15, 0)
      if (now <= middleOfMonth) return middleOfMonth
      const end = endOfDay(year, month + 3, 0, 0)
      return now <= end ? end : countdownTarget(policy, now)
    }
  }
}

/** Whether an offer has ended; only `fixed` ones do. */
export function isOfferOver(policy: CountdownPolicy, now: number): boolean {
  return policy.kind === 'fixed' && countdownTarget(policy, now) === undefined
}

/** Time left until a target, at least zero. */
export function timeLeft(target: number, now: number): TimeLeft {
  const remaining = Math.max(0, target - now)
  return {
    days: Math.floor(remaining / DAY),
    hours: Math.floor((remaining % DAY) / HOUR),
    minutes: Math.floor((remaining % HOUR) / MINUTE),
    seconds: Math.floor((remaining % MINUTE) / SECOND),
  }
}

/** The day of the month in Kyiv, and how many days the month has. */
export function monthProgress(now: number): { day: number; days: number } {
  const { year, month, day } = kyivDay(now)
  return { day, days: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }
}

/** The instant at which a day begins in Kyiv: `2026-12-10` → `2026-12-09T22:00:00.000Z`. */
export function startOfDay(isoDate: string): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  return new Date(endOfDay(year, month - 1, day - 1, 999) + 1).toISOString()
}

function weekAhead(from: number): number {
  const { year, month, day } = kyivDay(from)
  return endOfDay(year, month, day + 7, 999)
}

/** 23:59:59 of a day in Kyiv, in ms since 1970. Months count from 0; months and days may overflow. */
function endOfDay(year: number, month: number, day: number, ms: number): number {
  const asUtc = Date.UTC(year, month, day, 23, 59, 59, ms)
  // Clocks change at 3 or 4 a.m., so the offset at this time is valid until the end of the day.
  const before = asUtc - 2 * HOUR
  return asUtc - (kyivTime(before).getTime() - before)
}

function kyivDay(instant: number): { year: number; month: number; day: number } {
  const local = kyivTime(instant)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() }
}
