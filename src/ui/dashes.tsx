import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { drawing, type Drawing } from './drawing.ts'

const dashesVariants = cva('dashes', {
  variants: {
    size: {
      /** 10 px. */
      md: '',
      /** 22 px, in facts. */
      tall: 'tall',
      /** 14 px with narrow gaps. */
      fine: 'fine',
    },
  },
})

type Tone = 'pen' | 'ok' | 'err' | 'ink' | 'marker' | 'rule' | 'none'

const TONE_CLASS = {
  pen: 'on',
  ok: 'ok',
  err: 'err',
  ink: 'ink',
  marker: 'mk',
  rule: 'off',
  none: 'none',
} satisfies Record<Tone, string>

interface DashesProps
  extends Omit<ComponentProps<'span'>, 'role'>, VariantProps<typeof dashesVariants>, Drawing {
  /** How many dashes there are: up to 12, and at least 4 px wide; use a `Meter` for more. */
  of: number
  /** How many of them are filled. */
  value: number
  tone?: Tone
  /** What the others are: a rule, ink, or nothing but their place in the scale. */
  rest?: Tone
  /** Fills from the end: the saved part of a row. */
  fromEnd?: boolean
}

/** A number that can be counted at a glance: n of m dashes. */
function Dashes({
  of,
  value,
  tone = 'pen',
  rest = 'rule',
  fromEnd = false,
  size,
  label,
  progress,
  className,
  ...props
}: DashesProps) {
  const filled = Math.round(value)
  return (
    <span
      data-slot="dashes"
      className={cn(dashesVariants({ size }), className)}
      {...drawing({ label, progress, value, of })}
      {...props}
    >
      {Array.from({ length: of }, (_, index) => {
        const isFilled = fromEnd ? index >= of - filled : index < filled
        return <i key={index} className={TONE_CLASS[isFilled ? tone : rest]} />
      })}
    </span>
  )
}

export { Dashes }
