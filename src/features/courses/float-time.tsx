import type { Course } from '#src/content/model.ts'
import { countdownOf } from '#src/content/prices.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { CountdownClock } from './countdown-clock.tsx'
import { useIsOfferOver } from './use-is-offer-over.ts'

/** For how long the early price is to be had, in the bar at the foot; its words leave with its clock. */
export function FloatTime(props: { course: Pick<Course, 'countdown' | 'countdownUntil'> }) {
  const { course } = props
  const t = useMessages('courses').courses

  const isOver = useIsOfferOver(course)
  if (isOver || countdownOf(course).kind === 'off') return null
  return (
    <div className="float-time">
      <span className="meta">{t.earlyPriceEnds}</span>
      <CountdownClock hasSeconds {...props} />
    </div>
  )
}
