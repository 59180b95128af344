import { kyivTime } from './kyiv-time.ts'

/** When an offer ends. The instant of `fixed`, which the build has checked, comes with it. */
export type CountdownPolicy =
  | { kind: 'mid-month' | 'week-ahead' | 'end-of-month' | 'off' }
  | { kind: 'fixed'; until: string }

/** Time left, cut down to whole units. */
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
 * The instant that a countdown runs to, in ms, or nothing where none runs: `mid-month` to the 15th of next month,
 * `end-of-month` to the last day of this one, `week-ahead` to the seventh day from now, `fixed` to its own instant.
 * The ends of all but that one are ends of days in Kyiv. A page that stays open keeps the target of the moment it was opened, `from`, until that
 * has passed: then `mid-month` goes on to the end of the month after, and `week-ahead` begins anew.
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
      const until = Date.parse(policy.until)
      return now < until ? until : undefined
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
      const middle = endOfDay(year, month + 1, 15, 0)
      if (now <= middle) return middle
      const end = endOfDay(year, month + 3, 0, 0)
      return now <= end ? end : countdownTarget(policy, now)
    }
  }
}

/** Whether an offer that was to end has ended; only a fixed one ever does. */
export function isOfferOver(policy: CountdownPolicy, now: number): boolean {
  return policy.kind === 'fixed' && countdownTarget(policy, now) === undefined
}

/** What is left until a target; nothing less than zero. */
export function timeLeft(target: number, now: number): TimeLeft {
  const left = Math.max(0, target - now)
  return {
    days: Math.floor(left / DAY),
    hours: Math.floor((left % DAY) / HOUR),
    minutes: Math.floor((left % HOUR) / MINUTE),
    seconds: Math.floor((left % MINUTE) / SECOND),
  }
}

/** The day of the month in Kyiv, and how many days the month has. */
export function monthProgress(now: number): { day: number; days: number } {
  const { year, month, day } = kyivDay(now)
  return { day, days: new Date(Date.UTC(year, month + 1, 0)).getUTCDate() }
}

function weekAhead(from: number): number {
  const { year, month, day } = kyivDay(from)
  return endOfDay(year, month, day + 7, 999)
}

/** 23:59:59 of a day in Kyiv. Months count from 0 and may run over, as days may. */
function endOfDay(year: number, month: number, day: number, ms: number): number {
  const asUtc = Date.UTC(year, month, day, 23, 59, 59, ms)
  // Clocks change at night, hours away from midnight, so the offset found here is the day's last.
  const before = asUtc - 2 * HOUR
  return asUtc - (kyivTime(before).getTime() - before)
}

function kyivDay(instant: number): { year: number; month: number; day: number } {
  const local = kyivTime(instant)
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() }
}
