import { useState } from 'react'

import { Countdown } from '#src/blocks/offer-box.tsx'
import type { Course } from '#src/content/model.ts'
import { countdownOf } from '#src/content/prices.ts'
import { plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { countdownTarget, timeLeft, twoDigits } from '#src/lib/countdown.ts'

import { useNow } from './use-now.ts'

const SECOND = 1000
const MINUTE = 60_000

/** What stands in the room of the digits until there are any. */
const NO_TIME = { days: 0, hours: 0, minutes: 0, seconds: 0 }

/**
 * The time until a course's offer ends, without digits in the static page. Only what shows seconds
 * ticks every second.
 */
export function CountdownClock(props: {
  course: Pick<Course, 'countdown' | 'countdownUntil'>
  hasSeconds: boolean
  locale: Locale
  t: MessagesOf<'courses'>['courses']
}) {
  const { course, hasSeconds, locale, t } = props
  const now = useNow(hasSeconds ? SECOND : MINUTE)
  const [openedAt] = useState(() => Date.now())
  const policy = countdownOf(course)
  if (policy.kind === 'off') return null
  const target = now === undefined ? undefined : countdownTarget(policy, now, openedAt)
  if (now !== undefined && target === undefined) return null
  const left = now === undefined || target === undefined ? undefined : timeLeft(target, now)
  const units = (['days', 'hours', 'minutes', 'seconds'] as const).filter(
    (unit) => unit !== 'seconds' || hasSeconds,
  )
  return (
    <Countdown
      label={t.timeLeft}
      units={units.map((unit) => ({
        label: plural(locale, (left ?? NO_TIME)[unit], t.units[unit]),
        ...(left && { value: twoDigits(left[unit]) }),
      }))}
    />
  )
}
