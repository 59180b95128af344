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

const TONE_CLASS = { pen: 'on', ok: 'ok', ink: 'ink', marker: 'mk' }

interface DashesProps
  extends Omit<ComponentProps<'span'>, 'role'>, VariantProps<typeof dashesVariants>, Drawing {
  /** How many dashes there are: up to 12, and at least 4 px wide; use a `Meter` for more. */
  of: number
  /** How many of them are filled. */
  value: number
  tone?: keyof typeof TONE_CLASS
  /** The filled ones are what is saved, at the end of a row that is all in ink. */
  saved?: boolean
}

/** A number that can be counted at a glance: n of m dashes. */
function Dashes({
  of,
  value,
  tone = 'pen',
  saved = false,
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
        const isFilled = saved ? index >= of - filled : index < filled
        return <i key={index} className={isFilled ? TONE_CLASS[tone] : saved ? 'ink' : 'off'} />
      })}
    </span>
  )
}

export { Dashes }
