import { type ComponentProps, useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

import { drawing, type Drawing } from './drawing.ts'
import { useFirstSeen } from './use-first-seen.ts'

interface MeterProps extends Omit<ComponentProps<'span'>, 'role' | 'ref'>, Drawing {
  /** How many dashes: halve both numbers where one would be narrower than 4 px. */
  of: number
  value: number
  tone?: 'pen' | 'ok' | 'ink'
}

/** More than twelve dashes in one element. It fills once, when it is first seen below the fold. */
function Meter({
  of,
  value,
  tone = 'pen',
  label,
  progress,
  className,
  style,
  ...props
}: MeterProps) {
  const ref = useRef<HTMLSpanElement>(null)
  const isSeen = useFirstSeen(ref)
  return (
    <span
      ref={ref}
      data-slot="meter"
      data-seen={isSeen ? '' : undefined}
      className={cn('meter', tone !== 'pen' && tone, className)}
      style={{ '--n': of, '--v': value, ...style }}
      {...drawing({ label, progress, value, of })}
      {...props}
    />
  )
}

interface TallyProps extends Omit<ComponentProps<'span'>, 'role'> {
  columns: number
  rows: number
  label?: string
}

/** A number with no end to measure it by: so many marks, columns by rows. */
function Tally({ columns, rows, label, className, style, ...props }: TallyProps) {
  return (
    <span
      data-slot="tally"
      className={cn('tally', className)}
      style={{ '--n': columns, '--r': rows, ...style }}
      {...drawing({ label, value: columns * rows, of: columns * rows })}
      {...props}
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
      className={cn('week', className)}
      {...drawing({ label, value: 168, of: 168 })}
      {...props}
    />
  )
}

export { Meter, Tally, Week }
