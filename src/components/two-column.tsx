import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** An exchange on the left and what belongs to it on the right, from 1024 px: two children. */
function TwoColumn({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="two-column" className={cn('duo', className)} {...props} />
}

export { TwoColumn }
