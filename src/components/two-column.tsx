import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** An exchange on the left and what belongs to it on the right, from 1024 px: two children. */
function TwoColumn({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="two-column"
      className={cn(
        'grid gap-x-columns gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:*:[header]:self-start',
        className,
      )}
      {...props}
    />
  )
}

/** A heading and its words side by side, at one height: two children. */
function Halves({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="halves"
      className={cn(
        'grid gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 ml:grid-cols-2 ml:items-center',
        className,
      )}
      {...props}
    />
  )
}

export { Halves, TwoColumn }
