import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** The browser's own tick box, 24 px. */
function Checkbox({ className, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input data-slot="checkbox" className={cn('check', className)} {...props} type="checkbox" />
  )
}

/** A tick box and its words on one line: all of it can be pressed. */
function CheckboxLabel({ className, ...props }: ComponentProps<'label'>) {
  // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the caller puts the tick box inside
  return <label data-slot="checkbox-label" className={cn('check-l', className)} {...props} />
}

export { Checkbox, CheckboxLabel }
