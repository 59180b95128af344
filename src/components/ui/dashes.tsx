import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

import { drawing, type Drawing } from './drawing.ts'

const dashesVariants = cva('meter', {
  variants: {
    size: {
      /** 10 px. */
      md: 'h-[10px] [--dash-gap:3px]',
      /** 22 px, in facts. */
      tall: 'h-[22px] [--dash-gap:3px]',
      /** 14 px with narrow gaps. */
      fine: 'h-[14px] [--dash-gap:2px]',
    },
    tone: {
      pen: '',
      ok: '[--on:var(--color-ok)]',
      ink: '[--on:var(--color-ink)]',
      marker: 'meter-marker',
    },
    saved: { true: '[--off:var(--color-pen)] [--on:var(--color-ink)]' },
  },
  defaultVariants: { size: 'md' },
})

interface DashesProps
  extends
    Omit<ComponentProps<'span'>, 'role'>,
    Omit<VariantProps<typeof dashesVariants>, 'saved'>,
    Drawing {
  /** Number of dashes, up to 12 and at least 4 px wide each; use `Meter` for more. */
  of: number
  /** Number of filled dashes. */
  value: number
  /** Draws the row in ink and highlights the last dashes as savings. */
  saved?: boolean
}

/** A number that can be counted at a glance: n of m dashes. */
function Dashes({
  of,
  value,
  tone,
  saved = false,
  size,
  label,
  progress,
  className,
  style,
  ...props
}: DashesProps) {
  const filled = Math.min(Math.round(value), of)
  return (
    <span
      data-slot="dashes"
      className={cn(dashesVariants({ size, tone, saved }), className)}
      style={{ '--n': of, '--v': saved ? of - filled : filled, ...style }}
      {...drawing({ label, progress, value, of })}
      {...props}
    />
  )
}

export { Dashes }
