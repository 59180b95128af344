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
      <dl data-slot="countdown" className="num flex flex-wrap gap-x-[1.6rem] gap-y-3">
        {units.map((unit) => (
          // The label comes first in the page and below in sight.
          <div key={unit.label} data-unit={unit.name} className="flex flex-col-reverse">
            <dt className="text-meta">{unit.label}</dt>
            <dd
              data-empty={unit.value === undefined ? '' : undefined}
              className="text-[2rem]/none font-bold tracking-[-0.03em] data-empty:invisible"
            >
              {unit.value ?? '00'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
