import type { LucideIcon, LucideProps } from 'lucide-react'

import { cn } from '#src/lib/cn.ts'

const SIZES = {
  /** 16 px, in a tag or a copy button. */
  sm: 'lc-sm',
  /** 24 px. */
  md: '',
  /** 34 px with a thinner stroke, on cards and points. */
  lg: 'lc-lg',
  /** As tall as the text it stands in. */
  text: 'lc-text',
}

interface IconProps extends Omit<LucideProps, 'size' | 'ref'> {
  size?: keyof typeof SIZES
  icon: LucideIcon
}

/** A lucide icon in one of the design's sizes. It never carries meaning alone, so it is not read out. */
function Icon({ icon: Glyph, size = 'md', className, ...props }: IconProps) {
  return (
    <Glyph data-slot="icon" aria-hidden className={cn('lc', SIZES[size], className)} {...props} />
  )
}

export { Icon }
