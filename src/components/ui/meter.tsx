import { type ComponentProps, useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

import { drawing } from './drawing.ts'
import { useInView } from './use-in-view.ts'

interface MeterProps extends Omit<ComponentProps<'span'>, 'role' | 'ref'> {
  /** How many dashes: halve both numbers where one would be narrower than 4 px. */
  of: number
  value: number
  tone?: 'pen' | 'ok'
}

/**
 * More than twelve dashes in one element, silent beside its words. It fills once, when it is first seen
 * below the fold.
 */
function Meter({ of, value, tone = 'pen', className, style, ...props }: MeterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(ref)
  return (
    <span
      ref={ref}
      data-slot="meter"
      data-seen={isSeen ? '' : undefined}
      className={cn('meter h-[22px]', tone === 'ok' && '[--on:var(--color-ok)]', className)}
      style={{ '--n': of, '--v': value, ...style }}
      aria-hidden
      {...props}
    />
  )
}

/** A number with no end to measure it by: so many marks, columns by rows, silent beside its words. */
function Tally({ columns, rows }: { columns: number; rows: number }) {
  return (
    <span
      data-slot="tally"
      className="tally h-[42px]"
      style={{ '--n': columns, '--r': rows }}
      aria-hidden
    />
  )
}

interface WeekProps extends Omit<ComponentProps<'span'>, 'role'> {
  label?: string
}

/** A week of 24 hours by 7 days; the 45 office hours are in ink. */
function Week({ label, className, ...props }: WeekProps) {
  return (
    <span
      data-slot="week"
      className={cn('tally h-[42px] office-hours', className)}
      style={{ '--n': 24, '--r': 7 }}
      {...drawing({ label, value: 168, of: 168 })}
      {...props}
    />
  )
}

export { Meter, Tally, Week }
