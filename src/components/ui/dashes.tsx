import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

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
    /** Draws the row in ink and highlights the last dashes as savings. */
    saved: { true: '[--off:var(--color-pen)] [--on:var(--color-ink)]' },
  },
  defaultVariants: { size: 'md' },
})

interface DashesProps
  extends Pick<ComponentProps<'span'>, 'className' | 'style'>, VariantProps<typeof dashesVariants> {
  /** Number of dashes, up to 12 and at least 4 px wide each; use `Meter` for more. */
  of: number
  /** Number of filled dashes. */
  value: number
  /** Name of a progress bar; without it the dashes are hidden, because adjacent text says the same. */
  label?: string
}

/** A number that can be counted at a glance: n of m dashes. */
function Dashes({ of, value, tone, saved, size, label, className, style }: DashesProps) {
  const filled = Math.min(Math.round(value), of)
  const progress = {
    role: 'progressbar',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': of,
    'aria-valuenow': value,
  }
  return (
    <span
      data-slot="dashes"
      className={cn(dashesVariants({ size, tone, saved }), className)}
      style={{ '--n': of, '--v': saved ? of - filled : filled, ...style }}
      {...(label === undefined ? { 'aria-hidden': true } : progress)}
    />
  )
}

export { Dashes }
