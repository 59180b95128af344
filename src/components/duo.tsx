import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** An exchange on the left and what belongs to it on the right, from 1024 px: two children. */
function Duo({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="duo" className={cn('duo', className)} {...props} />
}

export { Duo }
