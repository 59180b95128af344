import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Two columns from 1024 px: heading and content as two children. */
export function TwoColumn({ className, ...props }: ComponentProps<'div'>) {
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

/** Heading and text side by side, top-aligned: two children. */
export function EqualColumns({ className, ...props }: ComponentProps<'div'>) {
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

/** Two-column hero from 1152 px: heading and side content as two children. */
export function HeroColumns({ className, ...props }: ComponentProps<'div'>) {
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
