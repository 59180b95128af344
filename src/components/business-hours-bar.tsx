import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const HOURS = 24

interface BusinessHoursBarProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Full hour: 9 for "from 9 to 18". */
  from: number
  to: number
  /** `Working hours, 9:00 to 18:00 of 24 hours`. */
  label: string
}

/** A day of 24 dashes with the working hours highlighted. */
function BusinessHoursBar({ from, to, label, className, ...props }: BusinessHoursBarProps) {
  return (
    <div data-slot="business-hours-bar" className={cn(className) || undefined} {...props}>
      <div
        className="h-[44px] day-hours"
        role="img"
        aria-label={label}
        style={{ '--from': from, '--to': to }}
      />
      <div
        className="mt-[0.4rem] grid grid-cols-(--cols) text-meta leading-body text-ink-3 tabular-nums"
        aria-hidden
        style={{ '--cols': `${from}fr ${to - from}fr ${HOURS - to}fr auto` }}
      >
        <span>0</span>
        <span>{from}</span>
        <span>{to}</span>
        <span>{HOURS}</span>
      </div>
    </div>
  )
}

export { BusinessHoursBar }
