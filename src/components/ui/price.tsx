import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Classes of a price with tabular figures; its unit is a `small` element. */
const PRICE =
  'tabular-nums text-[min(1.75rem,11vw)] leading-[1.1] font-regular tracking-[-0.012em] whitespace-nowrap max-xs:whitespace-normal [&_small]:text-small/[1.1] [&_small]:font-medium [&_small]:tracking-normal [&_small]:text-ink-2'
/** Old price, struck through. */
const WAS = 'font-regular text-ink-3 line-through decoration-pen decoration-2'

/** Price on its own line, with tabular figures. */
function Price({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="price" className={cn(PRICE, className)} {...props} />
}

/** Small print below the price. */
function PriceNote({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span
        data-slot="price-note"
        className="mt-[0.4rem] block text-meta font-regular tracking-normal whitespace-normal text-ink-3"
      >
        {children}
      </span>
    </>
  )
}

export { Price, PRICE, PriceNote, WAS }
