import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** A ruled column: rule on top, no box. Compose it of the parts below. */
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

/** Icon on the left, a tag on the right if there is one. */
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

interface CardTitleProps extends ComponentProps<'h3'> {
  /** Takes a heading of another level as its child. */
  asChild?: boolean
}

/** Name of the thing, a heading of the third level. */
function CardTitle({ asChild = false, className, ...props }: CardTitleProps) {
  const Comp = asChild ? Slot.Root : 'h3'
  return <Comp data-slot="card-title" className={cn('mt-[0.85rem]', className)} {...props} />
}

interface CardTextProps extends ComponentProps<'p'> {
  /** Cuts the text after so many lines. */
  lines?: 2 | 3
}

/** What the thing is, in a paragraph. */
function CardText({ lines, className, ...props }: CardTextProps) {
  return (
    <p
      data-slot="card-text"
      className={cn(
        'mt-[0.6rem] text-ink-2',
        // In one column cards need not be of one height.
        lines === 2 && 'line-clamp-2 print:line-clamp-none',
        lines === 3 && 'line-clamp-3 max-sm:line-clamp-none print:line-clamp-none',
        className,
      )}
      {...props}
    />
  )
}

/** The action: it stays at the foot, however long the neighbours are. */
function CardFoot({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-foot" className={cn('mt-auto pt-6', className)} {...props} />
}

/** Looks of a raised form, result or sheet: one filled panel in a section. */
const PANEL = 'border-t-6 border-pen bg-surface p-[clamp(1.5rem,3vw,2.5rem)] forced-colors:border-2'

export { PANEL, Card, CardFoot, CardText, CardTitle, CardTop }
