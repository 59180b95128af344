import { useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useInView } from './use-in-view.ts'

interface MeterProps {
  /** Number of dashes; halve both numbers if a dash would be narrower than 4 px. */
  of: number
  value: number
  className?: string
}

/**
 * More than twelve dashes in one element, hidden from screen readers. It is animated once when it scrolls
 * into view.
 */
function Meter({ of, value, className }: MeterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const isSeen = useInView(ref)
  return (
    <span
      ref={ref}
      data-slot="meter"
      data-seen={isSeen ? '' : undefined}
      className={cn('meter h-[22px]', className)}
      style={{ '--n': of, '--v': value }}
      aria-hidden
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

/** A week of 24 hours by 7 days with the 45 office hours in ink; without a label hidden from screen readers. */
function Week({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      data-slot="week"
      className={cn('tally h-[42px] office-hours', className)}
      style={{ '--n': 24, '--r': 7 }}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    />
  )
}

export { Meter, Tally, Week }
