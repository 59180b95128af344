import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Column with a rule on top. Composed of the parts below. */
function Card({ className, ...props }: ComponentProps<'article'>) {
  return (
    <article
      data-slot="card"
      className={cn(
        'relative flex min-w-0 break-inside-avoid flex-col border-t-2 border-ink pt-5',
        className,
      )}
      {...props}
    />
  )
}

/** Icon on the left, optional tag on the right. */
function CardTop({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-top"
      className={cn(
        'flex min-h-8 items-start justify-between gap-4 *:[svg]:size-[2.125rem] *:[svg]:stroke-[1.5]',
        className,
      )}
      {...props}
    />
  )
}

function CardTitle({ className, ...props }: ComponentProps<'h3'>) {
  return <h3 data-slot="card-title" className={cn('mt-[0.85rem]', className)} {...props} />
}

interface CardTextProps extends ComponentProps<'p'> {
  /** Maximum number of lines. */
  lines?: 2 | 3
}

/** Description in one paragraph. */
function CardText({ lines, className, ...props }: CardTextProps) {
  return (
    <p
      data-slot="card-text"
      className={cn(
        'mt-[0.6rem] text-ink-2',
        // In a single column cards may have different heights.
        lines === 2 && 'line-clamp-2 print:line-clamp-none',
        lines === 3 && 'line-clamp-3 max-sm:line-clamp-none print:line-clamp-none',
        className,
      )}
      {...props}
    />
  )
}

/** Action at the bottom, aligned across neighboring cards. */
function CardFoot({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-foot" className={cn('mt-auto pt-6', className)} {...props} />
}

/** Classes of a raised form or result: one filled panel per section. */
const PANEL = 'border-t-6 border-pen bg-surface p-[clamp(1.5rem,3vw,2.5rem)] forced-colors:border-2'

export { PANEL, Card, CardFoot, CardText, CardTitle, CardTop }
