import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Two-column hero from 1152 px: heading and side content as two children. */
function HeroColumns({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="hero-columns"
      className={cn(
        'mt-[clamp(1.25rem,2vw,2rem)] grid gap-x-[clamp(2rem,5vw,5.5rem)] gap-y-[clamp(2.5rem,4vw,4rem)] lx:grid-cols-[minmax(0,1fr)_minmax(0,clamp(22rem,26vw,28rem))] lx:items-end',
        className,
      )}
      {...props}
    />
  )
}

export { HeroColumns }
