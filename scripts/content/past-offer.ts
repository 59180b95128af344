import { isOfferOver } from '#src/lib/countdown.ts'

/** End of a course's offer and its old prices. */
export interface Offer {
  countdown: string
  countdownUntil?: string
  oldPrice?: number
  oldPriceUAH?: number
}

/** Removes the old prices of a course whose fixed offer has ended at `now` (ms). */
export function withoutPastOffer<C extends Offer>(course: C, now: number): C {
  const { countdown, countdownUntil } = course
  if (countdown !== 'fixed' || countdownUntil === undefined) return course
  if (!isOfferOver({ kind: 'fixed', until: countdownUntil }, now)) return course
  return {
    ...course,
    countdown: 'off',
    countdownUntil: undefined,
    oldPrice: undefined,
    oldPriceUAH: undefined,
  }
}
