import { isOfferOver, startOfDay } from '#src/lib/countdown.ts'

/** End of a course's offer and its old prices. */
export interface Offer {
  countdown: string
  countdownUntil?: string
  /** Date on which the group starts. */
  startsOn?: string
  oldPrice?: number
  oldPriceUAH?: number
}

/**
 * End of a fixed offer: `countdownUntil`, or midnight in Kyiv at the start of the day `startsOn`. Other offers
 * have no end.
 */
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
