import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

/** The marker strip on the top rule of a card: NEW, SUPER PRICE. The card is its positioned parent. */
function Ribbon({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="ribbon" className={cn('ribbon', className)} {...props} />
}

export { Ribbon }
