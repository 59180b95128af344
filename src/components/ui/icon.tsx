import type { LucideIcon, LucideProps } from 'lucide-react'

import { cn } from '#src/lib/cn.ts'

const SIZES = {
  /** 16 px, in tags and copy buttons. */
  sm: 'size-4 flex-none stroke-[1.75]',
  /** 24 px. */
  md: 'size-6 flex-none stroke-[1.75]',
  /** 34 px with a thinner stroke, on cards and points. */
  lg: 'size-[2.125rem] flex-none stroke-[1.5]',
  /** As tall as the surrounding text. */
  text: 'inline size-[1em] flex-none stroke-[1.75] align-[-0.1em]',
}

interface IconProps extends Omit<LucideProps, 'size' | 'ref'> {
  size?: keyof typeof SIZES
  icon: LucideIcon
}

/** Lucide icon in one of the design's sizes, hidden from screen readers, because it never carries meaning alone. */
function Icon({ icon: Glyph, size = 'md', className, ...props }: IconProps) {
  return <Glyph data-slot="icon" aria-hidden className={cn(SIZES[size], className)} {...props} />
}

export { Icon }
