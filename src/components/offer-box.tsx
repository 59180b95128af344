import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

/** The one marker panel of a page: a price that is lower than it was. Compose it of the parts below. */
function OfferBox({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="offer-box" className={cn('offer', className)} {...props} />
}

interface OfferTopProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** A `<Tag>`: what the offer is. */
  tag: ReactNode
  /** The price before, struck through. */
  was?: ReactNode
}

/** What an offer begins with: its tag, and the price that is struck. */
function OfferTop({ tag, was, className, ...props }: OfferTopProps) {
  return (
    <div data-slot="offer-top" className={cn('offer-top', className)} {...props}>
      {tag}{' '}
      {was !== undefined && (
        <span className="price num">
          <s className="was">{was}</s>
        </span>
      )}
    </div>
  )
}

interface OfferPriceProps extends ComponentProps<'p'> {
  /** Set smaller after the figure: `грн`. */
  unit?: ReactNode
  /** The figure has four digits or more. */
  long?: boolean
}

/** The price now, as large as a figure. */
function OfferPrice({ unit, long = false, className, children, ...props }: OfferPriceProps) {
  return (
    <p data-slot="offer-price" className={cn('now num', long && 'long', className)} {...props}>
      {children}
      {unit !== undefined && <small> {unit}</small>}
    </p>
  )
}

/** What else there is to say, in small type: guarantee, access code. */
function OfferNote({ className, ...props }: ComponentProps<'p'>) {
  return <p data-slot="offer-note" className={cn('small num', className)} {...props} />
}

export { OfferBox, OfferNote, OfferPrice, OfferTop }
