import { type ComponentProps, useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

import { drawing } from './drawing.ts'
import { useInView } from './use-in-view.ts'

interface MeterProps extends Omit<ComponentProps<'span'>, 'role' | 'ref'> {
  /** Number of dashes; halve both numbers if a dash would be narrower than 4 px. */
  of: number
  value: number
  tone?: 'pen' | 'ok'
}

/**
 * More than twelve dashes in one element, hidden from screen readers. It is animated once when it scrolls
 * into view.
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

/** A count without a total: columns by rows of marks, hidden from screen readers. */
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

/** A week of 24 hours by 7 days with the 45 office hours in ink. */
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
