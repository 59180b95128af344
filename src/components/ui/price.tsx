import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

interface PriceProps extends ComponentProps<'div'> {
  /** The price before, struck through. */
  was?: ReactNode
}

/** A price in its own line, with tabular figures. */
function Price({ was, className, children, ...props }: PriceProps) {
  return (
    <div data-slot="price" className={cn('price num', className)} {...props}>
      {was !== undefined && (
        <>
          <s className="was">{was}</s>{' '}
        </>
      )}
      {children}
    </div>
  )
}

/** What the price does not say by itself, in small type under it. */
function PriceNote({ className, ...props }: ComponentProps<'span'>) {
  return (
    <>
      {' '}
      <span data-slot="price-note" className={cn('meta price-note', className)} {...props} />
    </>
  )
}

export { Price, PriceNote }
