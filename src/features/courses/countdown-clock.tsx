import { useState } from 'react'

import type { Course } from '#src/content/model.ts'
import { getCountdownPolicy } from '#src/content/prices.ts'
import { plural } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'
import { countdownTarget, timeLeft } from '#src/lib/countdown.ts'
import { twoDigits } from '#src/lib/numbers.ts'

import { useIsOfferOver } from './use-is-offer-over.ts'
import { useNow } from './use-now.ts'

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

const SECOND = 1000
const MINUTE = 60_000

/** Sizes: large in a panel, compact in the floating bar, where only `20 days 08:05:10` fits. */
const SIZES = {
  panel: {
    // On the narrowest phones the columns depend on their labels, so that no row contains only the seconds.
    list: 'flex-wrap gap-x-4 gap-y-3 max-xs:grid max-xs:grid-cols-[3fr_3.5fr_4fr_4fr] max-xs:gap-[0.4rem] [@media(width<=18rem)]:grid-cols-2',
    // The digits appear after hydration; a fixed width keeps neighboring units in place.
    unit: 'min-w-[3.6rem] max-xs:min-w-0',
    label: '',
    value: 'text-[2rem]/none max-xs:text-[1.75rem]/none',
  },
  bar: {
    list: 'gap-[0.9rem] max-lg:gap-0',
    unit: 'max-lg:items-baseline max-lg:data-[unit=days]:mr-[0.5em] max-lg:data-[unit=days]:flex-row-reverse max-lg:data-[unit=days]:gap-[0.35em]',
    label: 'max-lg:not-in-data-[unit=days]:sr-only',
    value:
      'text-[1.125rem]/none max-lg:text-[1rem]/none max-xs:text-meta/none max-lg:in-data-[unit=minutes]:before:content-[":"] max-lg:in-data-[unit=seconds]:before:content-[":"]',
  },
}

interface CountdownClockProps {
  course: Pick<Course, 'countdown' | 'countdownUntil'>
  hasSeconds: boolean
  /** Compact layout for the bar at the bottom of the page. */
  inBar?: boolean
}

/**
 * Time left until a course's offer ends, with the role `timer`, so that changes are not announced. It ticks
 * every second only if seconds are shown.
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
  const classes = SIZES[inBar ? 'bar' : 'panel']
  return (
    <div role="timer" aria-label={t.timeLeft} className="needs-js">
      <dl data-slot="countdown" className={cn('flex tabular-nums', classes.list)}>
        {units.map((unit) => (
          // The label precedes the value in the document and is shown below it.
          <div key={unit} data-unit={unit} className={cn('flex flex-col-reverse', classes.unit)}>
            <dt className={cn('text-meta', classes.label)}>
              {plural(locale, remaining?.[unit] ?? 0, t.units[unit])}
            </dt>
            {/* The prerendered page reserves the space without digits. */}
            <dd
              className={cn(
                'font-bold tracking-[-0.03em] whitespace-nowrap data-empty:invisible',
                classes.value,
              )}
              data-empty={remaining ? undefined : ''}
            >
              {remaining ? twoDigits(remaining[unit]) : '00'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
