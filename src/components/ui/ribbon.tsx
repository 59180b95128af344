import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { BADGE_CLASS, type BadgeColor } from './tag.tsx'

interface RibbonProps extends Omit<ComponentProps<'span'>, 'color'> {
  /** Color; the marker color by default. */
  color?: BadgeColor
}

/** Label on the top rule of a card: NEW, SUPER PRICE. The card must be positioned. */
function Ribbon({ className, color, ...props }: RibbonProps) {
  return (
    <span
      data-slot="ribbon"
      className={cn(
        'absolute -top-[2px] right-5 bg-marker px-[0.8rem] pt-[0.42rem] pb-2 text-meta/none font-bold tracking-[0.04em] whitespace-nowrap text-on-marker uppercase forced-color-adjust-none',
        color && BADGE_CLASS[color],
        className,
      )}
      {...props}
    />
  )
}

export { Ribbon }
