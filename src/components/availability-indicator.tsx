import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface AvailabilityIndicatorProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  of: number
  /** Those that are gone; left out where nobody counts them. */
  taken?: number
  /** `Five meetings a month`. */
  label: string
}

/** Places in a month, one marker dash each. */
function AvailabilityIndicator({
  of,
  taken = 0,
  label,
  className,
  ...props
}: AvailabilityIndicatorProps) {
  return (
    <div
      data-slot="availability-indicator"
      role="img"
      aria-label={label}
      className={cn('slots', className)}
      {...props}
    >
      {Array.from({ length: of }, (_, index) => (
        <i key={index} className={index < taken ? 'off' : undefined} />
      ))}
    </div>
  )
}

export { AvailabilityIndicator }
