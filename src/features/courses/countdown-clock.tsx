import { useRef } from 'react'

import { Countdown } from '#src/blocks/countdown.tsx'
import type { Course } from '#src/content/model.ts'
import { countdownOf } from '#src/content/prices.ts'
import { plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { UNITS } from './offer-clocks.ts'
import { useIsOfferOver } from './use-is-offer-over.ts'
import { useOfferClock } from './use-offer-clock.ts'

interface CountdownClockProps {
  course: Pick<Course, 'countdown' | 'countdownUntil'>
  hasSeconds: boolean
  locale: Locale
  t: MessagesOf<'courses'>['courses']
}

/**
 * The time until a course's offer ends, without digits in the static page. Only what shows seconds
 * ticks every second.
 */
export function CountdownClock(props: CountdownClockProps) {
  const isOver = useIsOfferOver(props.course)
  return isOver || countdownOf(props.course).kind === 'off' ? null : <RunningClock {...props} />
}

function RunningClock({ course, hasSeconds, locale, t }: CountdownClockProps) {
  const ref = useRef<HTMLDivElement>(null)
  useOfferClock(ref, locale, t)
  const policy = countdownOf(course)
  const units = UNITS.filter((unit) => unit !== 'seconds' || hasSeconds)
  return (
    <Countdown
      ref={ref}
      data-clock={JSON.stringify(policy)}
      // What ends for good takes its price with it, which is the application's to show.
      data-live={policy.kind === 'fixed' ? '' : undefined}
      label={t.timeLeft}
      units={units.map((name) => ({ name, label: plural(locale, 0, t.units[name]) }))}
    />
  )
}
