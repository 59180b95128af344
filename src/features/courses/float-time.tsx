import type { Course } from '#src/content/model.ts'
import { getCountdownPolicy } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CountdownClock } from './countdown-clock.tsx'
import { useIsOfferOver } from './use-is-offer-over.ts'

/** Classes of the price in the floating bar. */
export const FLOAT_PRICE = 'text-[1.25rem] font-semi'

/** Classes of a floating bar with a countdown: on a phone the countdown has its own line. */
export const FLOAT_WITH_TIME =
  'max-md:has-data-[slot=float-time]:grid max-md:has-data-[slot=float-time]:grid-cols-[auto_minmax(0,1fr)_auto] max-md:has-data-[slot=float-time]:gap-y-[0.4rem]'

/** Countdown of the early price in the floating bar; its label disappears with the clock. */
export function FloatTime(props: { course: Pick<Course, 'countdown' | 'countdownUntil'> }) {
  const { course } = props
  const t = useMessages('courses').courses

  const isOver = useIsOfferOver(course)
  if (isOver || getCountdownPolicy(course).kind === 'off') return null
  return (
    <div
      data-slot="float-time"
      // A clock without its label would look like the time until the start of the course.
      className="mr-auto flex items-center gap-4 max-md:col-span-full max-md:m-0 max-md:flex-wrap max-md:justify-between max-md:gap-x-2 max-md:gap-y-0"
    >
      <span className="meta">{t.earlyPriceEnds}</span>
      <CountdownClock hasSeconds inBar {...props} />
    </div>
  )
}
