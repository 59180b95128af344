import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** A ruled column: rule on top, no box. Compose it of the parts below. */
function Card({ className, ...props }: ComponentProps<'article'>) {
  return <article data-slot="card" className={cn('card', className)} {...props} />
}

/** Icon on the left, a tag on the right if there is one. */
function CardTop({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-top" className={cn('card-top', className)} {...props} />
}

interface CardTitleProps extends ComponentProps<'h3'> {
  /** Takes a heading of another level as its child. */
  asChild?: boolean
}

/** Name of the thing, a heading of the third level. */
function CardTitle({ asChild = false, ...props }: CardTitleProps) {
  const Comp = asChild ? Slot.Root : 'h3'
  return <Comp data-slot="card-title" {...props} />
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
      className={cn(lines === 2 && 'clamp2', lines === 3 && 'clamp3', className) || undefined}
      {...props}
    />
  )
}

/** The action: it stays at the foot, however long the neighbours are. */
function CardFoot({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="card-foot" className={cn('foot', className)} {...props} />
}

export { Card, CardFoot, CardText, CardTitle, CardTop }
