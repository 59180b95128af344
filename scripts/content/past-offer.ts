import { isOfferOver } from '#src/lib/countdown.ts'

/** When a course's offer ends, and what it strikes. */
export interface Offer {
  countdown: string
  countdownUntil?: string
  oldPrice?: number
  oldPriceUAH?: number
}

/** A course whose fixed offer has passed at `now` (ms) is sold at its price, with nothing struck. */
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
