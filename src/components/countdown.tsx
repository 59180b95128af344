import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Sizes: large in a panel, compact in the floating bar, where only `20 days 08:05:10` fits. */
const SIZES = {
  panel: {
    // On the narrowest phones the columns depend on their labels, so that no row contains only the seconds.
    list: 'flex-wrap gap-x-4 gap-y-3 max-xs:grid max-xs:grid-cols-[3fr_3.5fr_4fr_4fr] max-xs:gap-[0.4rem] [@media(width<=18rem)]:grid-cols-2',
    // The digits appear after hydration; a fixed width keeps neighboring units in place.
    unit: 'min-w-[3.6rem] max-xs:min-w-0',
    label: '',
    value: 'text-[2rem]/none max-xs:text-[1.75rem]/none',
  },
  bar: {
    list: 'gap-[0.9rem] max-lg:gap-0',
    unit: 'max-lg:items-baseline max-lg:data-[unit=days]:mr-[0.5em] max-lg:data-[unit=days]:flex-row-reverse max-lg:data-[unit=days]:gap-[0.35em]',
    label: 'max-lg:not-in-data-[unit=days]:sr-only',
    value:
      'text-[1.125rem]/none max-lg:text-[1rem]/none max-xs:text-meta/none max-lg:in-data-[unit=minutes]:before:content-[":"] max-lg:in-data-[unit=seconds]:before:content-[":"]',
  },
}

interface CountdownProps extends Omit<ComponentProps<'div'>, 'children' | 'role'> {
  /** Accessible name of the timer: `Time left`. */
  label: string
  /** Two digits each; without a value only the space is reserved, as in the prerendered page. */
  units: readonly { name?: string; label: string; value?: string }[]
  size?: keyof typeof SIZES
}

/** Days, hours and minutes with the role `timer`, so that changes are not announced. */
export function Countdown({ label, units, size = 'panel', className, ...props }: CountdownProps) {
  const classes = SIZES[size]
  return (
    <div role="timer" aria-label={label} className={cn('needs-js', className)} {...props}>
      <dl data-slot="countdown" className={cn('flex tabular-nums', classes.list)}>
        {units.map((unit) => (
          // The label precedes the value in the document and is shown below it.
          <div
            key={unit.label}
            data-unit={unit.name}
            className={cn('flex flex-col-reverse', classes.unit)}
          >
            <dt className={cn('text-meta', classes.label)}>{unit.label}</dt>
            {/* The prerendered page reserves the space without digits. */}
            <dd
              className={cn(
                'font-bold tracking-[-0.03em] whitespace-nowrap data-empty:invisible',
                classes.value,
              )}
              data-empty={unit.value === undefined ? '' : undefined}
            >
              {unit.value ?? '00'}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
