import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** A disabled checked box is a fixed choice and drawn in ink. */
const CHECK =
  'm-0 grid size-6 flex-none cursor-pointer appearance-none place-items-center rounded-1 border-2 border-rule-strong bg-surface checked:border-pen checked:bg-pen checked:before:h-[54%] checked:before:w-[30%] checked:before:border-r-3 checked:before:border-b-3 checked:before:border-on-pen checked:before:[transform:translateY(-2px)_rotate(45deg)] disabled:cursor-not-allowed disabled:bg-sunk checked:disabled:border-ink checked:disabled:bg-ink checked:disabled:before:border-paper'

/** Native checkbox of 24 px. */
function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return <input data-slot="checkbox" className={cn(CHECK, className)} {...props} type="checkbox" />
}

/** Checkbox and label on one line, both clickable. */
function CheckboxLabel({ className, ...props }: ComponentProps<'label'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller puts the tick box inside
    <label
      data-slot="checkbox-label"
      className={cn('flex min-h-11 cursor-pointer items-center gap-3', className)}
      {...props}
    />
  )
}

export { Checkbox, CheckboxLabel }
