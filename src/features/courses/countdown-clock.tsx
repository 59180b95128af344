import { useState } from 'react'

import { Countdown } from '#src/components/countdown.tsx'
import type { Course } from '#src/content/model.ts'
import { getCountdownPolicy } from '#src/content/prices.ts'
import { plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { countdownTarget, timeLeft } from '#src/lib/countdown.ts'
import { twoDigits } from '#src/lib/numbers.ts'

import { useIsOfferOver } from './use-is-offer-over.ts'
import { useNow } from './use-now.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND = 1000
const MINUTE = 60_000

interface CountdownClockProps {
  course: Pick<Course, 'countdown' | 'countdownUntil'>
  hasSeconds: boolean
  /** Compact layout for the bar at the bottom of the page. */
  inBar?: boolean
}

/**
 * Time left until a course's offer ends; without digits in the prerendered page. It ticks every second only
 * if seconds are shown.
 */
export function CountdownClock(props: CountdownClockProps) {
  const isOver = useIsOfferOver(props.course)
  return isOver || getCountdownPolicy(props.course).kind === 'off' ? null : (
    <RunningClock {...props} />
  )
}

function RunningClock({ course, hasSeconds, inBar }: CountdownClockProps) {
  const locale = useLocale()
  const t = useMessages('courses').courses

  const now = useNow(hasSeconds ? SECOND : MINUTE)
  // The target stays fixed while the page is open.
  const [openedAt] = useState(() => Date.now())
  const target = now && countdownTarget(getCountdownPolicy(course), now, openedAt)
  const remaining = now && target ? timeLeft(target, now) : undefined
  const units = UNITS.filter((unit) => unit !== 'seconds' || hasSeconds)
  return (
    <Countdown
      size={inBar ? 'bar' : 'panel'}
      label={t.timeLeft}
      units={units.map((name) => ({
        name,
        label: plural(locale, remaining?.[name] ?? 0, t.units[name]),
        value: remaining && twoDigits(remaining[name]),
      }))}
    />
  )
}
