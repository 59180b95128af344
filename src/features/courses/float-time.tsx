import type { Course } from '#src/content/model.ts'
import { countdownOf } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CountdownClock } from './countdown-clock.tsx'
import { useIsOfferOver } from './use-is-offer-over.ts'

/** The price beside it. */
export const FLOAT_PRICE = 'text-[1.25rem] font-semi'

/** Of the bar: on a phone the time has a line of its own. */
export const FLOAT_WITH_TIME =
  'max-md:has-data-[slot=float-time]:grid max-md:has-data-[slot=float-time]:grid-cols-[auto_minmax(0,1fr)_auto] max-md:has-data-[slot=float-time]:gap-y-[0.4rem]'

/** For how long the early price is to be had, in the bar at the foot; its words leave with its clock. */
export function FloatTime(props: { course: Pick<Course, 'countdown' | 'countdownUntil'> }) {
  const { course } = props
  const t = useMessages('courses').courses

  const isOver = useIsOfferOver(course)
  if (isOver || countdownOf(course).kind === 'off') return null
  return (
    <div
      data-slot="float-time"
      // Without its words it would seem to be what is left until the start.
      className="mr-auto flex items-center gap-4 max-md:col-span-full max-md:m-0 max-md:flex-wrap max-md:justify-between max-md:gap-x-2 max-md:gap-y-0"
    >
      <span className="meta">{t.earlyPriceEnds}</span>
      <CountdownClock hasSeconds inBar {...props} />
    </div>
  )
}
