import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface SlotsProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  of: number
  /** Those that are gone; left out where nobody counts them. */
  taken?: number
  /** `Five meetings a month`. */
  label: string
}

/** Places in a month, one marker dash each. */
function Slots({ of, taken = 0, label, className, ...props }: SlotsProps) {
  return (
    <div
      data-slot="slots"
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

export { Slots }
