import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { BADGE_CLASS, type BadgeColor } from './badge-color.ts'

interface RibbonProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** The marker's colour without it. */
  color?: BadgeColor
}

/** The strip on the top rule of a card: NEW, SUPER PRICE. The card is its positioned parent. */
function Ribbon({ className, color, ...props }: RibbonProps) {
  return (
    <span
      data-slot="ribbon"
      className={cn('ribbon', color && BADGE_CLASS[color], className)}
      {...props}
    />
  )
}

export { Ribbon }
