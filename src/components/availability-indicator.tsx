import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface AvailabilityIndicatorProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  of: number
  /** Number of taken places; omit it if it is not counted. */
  taken?: number
  /** `Five meetings a month`. */
  label: string
}

/** Places per month, drawn as one dash each. */
function AvailabilityIndicator({
  of,
  taken = 0,
  label,
  className,
  style,
  ...props
}: AvailabilityIndicatorProps) {
  return (
    <div
      data-slot="availability-indicator"
      role="img"
      aria-label={label}
      className={cn(
        'meter h-[clamp(20px,2.4vw,34px)] [--dash-gap:clamp(6px,1vw,14px)] [--off:var(--color-marker)] [--on:var(--color-rule)]',
        className,
      )}
      style={{ '--n': of, '--v': taken, ...style }}
      {...props}
    />
  )
}

export { AvailabilityIndicator }
