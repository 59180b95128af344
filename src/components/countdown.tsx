import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

interface CountdownProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Name of the timer: `Time left`. */
  label: string
  /** Two digits each; without a value the room is kept and nothing is shown, as in the static page. */
  units: readonly { name?: string; label: string; value?: string }[]
}

/**
 * Days, hours, minutes. A timer, so a screen reader may ask for it and is not told every tick.
 */
export function Countdown({ label, units, className, ...props }: CountdownProps) {
  return (
    <div role="timer" aria-label={label} className={cn('needs-js', className)} {...props}>
      <dl data-slot="countdown" className="cd">
        {units.map((unit) => (
          <div key={unit.label} data-unit={unit.name}>
            <dt>{unit.label}</dt>
            <dd data-empty={unit.value === undefined ? '' : undefined}>{unit.value ?? '00'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
