import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { useFieldControl } from './field.tsx'

/** The browser's own list: on a phone nothing serves a thumb better. */
function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <select
      data-slot="select"
      className={cn('input', className)}
      {...useFieldControl()}
      {...props}
    />
  )
}

export { Select }
