import { isOfferOver, startOfDay } from '#src/lib/countdown.ts'

/** End of a course's offer and its old prices. */
export interface Offer {
  countdown: string
  countdownUntil?: string
  /** The day on which a group begins. */
  startsOn?: string
  oldPrice?: number
  oldPriceUAH?: number
}

/** When a fixed offer ends: at its own instant, or as the day of the start begins in Kyiv; others never do. */
export function offerEnd({ countdown, countdownUntil, startsOn }: Offer): string | undefined {
  if (countdown !== 'fixed') return undefined
  return countdownUntil ?? (startsOn && startOfDay(startsOn))
}

/** Removes the old prices of a course whose fixed offer has ended at `now` (ms). */
export function withoutPastOffer<C extends Offer>(course: C, now: number): C {
  const until = offerEnd(course)
  if (until === undefined || !isOfferOver({ kind: 'fixed', until }, now)) return course
  return {
    ...course,
    countdown: 'off',
    countdownUntil: undefined,
    oldPrice: undefined,
    oldPriceUAH: undefined,
  }
}
