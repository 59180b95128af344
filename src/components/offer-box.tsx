import type { ComponentProps, ReactNode } from 'react'

import { PRICE, WAS } from '#src/components/ui/price.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { cn } from '#src/lib/cn.ts'

/** Highlighted panel for a reduced price, once per page. Composed of the parts below. */
function OfferBox({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="offer-box"
      className={cn(
        'grid gap-[1.1rem] bg-marker p-offer text-on-marker scheme-light [--color-rule:rgb(15_26_22/0.24)]', // Buttons on the panel use the ink color.
        '**:data-[slot=button]:[--color-on-pen:var(--color-surface)] **:data-[slot=button]:[--color-pen-hover:var(--color-surface)] **:data-[slot=button]:[--color-pen:var(--color-on-marker)] **:data-[slot=button]:[--on-pen-hover:var(--color-on-marker)]',
        'print:border-2 print:bg-transparent forced-colors:border-2 forced-colors:scheme-light-dark forced-colors:[--color-pen:CanvasText] forced-colors:[--color-rule:color-mix(in_srgb,CanvasText_30%,Canvas)]',
        className,
      )}
      {...props}
    />
  )
}

interface OfferTopProps {
  /** Label of the offer. */
  tag: ReactNode
  /** Old price, struck through. */
  was: ReactNode
}

/** Top of an offer: label and old price. */
function OfferTop({ tag, was }: OfferTopProps) {
  return (
    <div data-slot="offer-top" className="flex flex-wrap items-center justify-between gap-4">
      {tag && <Tag className="bg-on-marker whitespace-normal text-marker tabular-nums">{tag}</Tag>}{' '}
      <span className={PRICE}>
        <s className={cn(WAS, 'text-on-marker')}>{was}</s>
      </span>
    </div>
  )
}

interface OfferPriceProps {
  /** Small text after the price: `грн`. */
  unit?: string
  /** Whether the price has four digits or more. */
  long: boolean
  children: ReactNode
}

/** Current price in large type. */
function OfferPrice({ unit, long, children }: OfferPriceProps) {
  return (
    <p
      data-slot="offer-price"
      className={cn(
        'font-bold tracking-[-0.055em] whitespace-nowrap tabular-nums',
        // With any font size the price stays on one line.
        long
          ? 'text-[min(clamp(3.25rem,2.4rem+3.2vw,5.25rem),18vw)]/[0.85]'
          : 'text-[min(clamp(4rem,3rem+4vw,6.5rem),24vw)]/[0.85]',
      )}
    >
      {children}
      {unit !== undefined && (
        <small className="text-[0.3em] font-firm tracking-normal"> {unit}</small>
      )}
    </p>
  )
}

/** Additional terms in small type: guarantee, access code. */
function OfferNote({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="offer-note"
      className={cn('text-small/[1.45] tabular-nums', className)}
      {...props}
    />
  )
}

export { OfferBox, OfferNote, OfferPrice, OfferTop }
