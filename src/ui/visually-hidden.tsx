import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Words for a screen reader, out of sight. */
function VisuallyHidden({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="visually-hidden" className={cn('vh', className)} {...props} />
}

export { VisuallyHidden }
