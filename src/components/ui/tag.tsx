import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import type { Level } from '#src/content/ids.ts'
import { cn } from '#src/lib/cn.ts'

import { LEVEL_CLASS, LevelDashes } from './level-dashes.tsx'
import { Spaced } from './spaced.tsx'

/** Badge colors that content may choose; levels use the same four. */
const BADGE_CLASS = {
  green: 'bg-lv3 text-paper',
  blue: 'bg-lv1 text-paper',
  purple: 'bg-lv2 text-paper',
  orange: 'bg-lv4 text-paper',
} as const

type BadgeColor = keyof typeof BADGE_CLASS

const tagVariants = cva(
  'inline-flex min-h-6.5 items-center gap-[0.5em] px-[0.6rem] py-[0.1rem] text-meta/[1.2] font-semi no-underline forced-color-adjust-none [&_svg]:size-4 [a&]:hover:bg-ink [a&]:hover:text-paper',
  {
    variants: {
      variant: {
        plain: 'bg-sunk text-ink',
        marker: 'bg-marker text-on-marker',
        line: 'text-ink [box-shadow:inset_0_0_0_1.5px_currentColor]',
        pen: 'bg-pen text-on-pen',
        ok: 'bg-ok-tint text-ok',
        err: 'bg-err-tint text-err',
        level: 'bg-(--lv) text-paper',
      },
      color: BADGE_CLASS,
    },
    defaultVariants: { variant: 'plain' },
  },
)

interface TagProps extends Omit<ComponentProps<'span'>, 'color'>, VariantProps<typeof tagVariants> {
  asChild?: boolean
}

/** Label of a fact or state; states also have an icon. */
function Tag({ className, variant, color, asChild = false, ...props }: TagProps) {
  const Comp = asChild ? Slot.Root : 'span'
  return (
    <Comp data-slot="tag" className={cn(tagVariants({ variant, color }), className)} {...props} />
  )
}

interface LevelTagProps extends ComponentProps<'span'> {
  level: Level
  /** Shows dashes of the level after the text; omit it beside an icon badge, which shows them already. */
  counted?: boolean
}

/** Tag of a course's level in its color. */
function LevelTag({ level, counted = false, className, children, ...props }: LevelTagProps) {
  return (
    <span
      data-slot="level-tag"
      className={cn(tagVariants({ variant: 'level' }), LEVEL_CLASS[level], className)}
      {...props}
    >
      {children}
      {counted && <LevelDashes level={level} />}
    </span>
  )
}

/** Wrapping row of tags. */
function Tags({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="tags" className={cn('flex flex-wrap gap-[0.4rem]', className)} {...props}>
      <Spaced>{children}</Spaced>
    </div>
  )
}

export { BADGE_CLASS, type BadgeColor, LevelTag, Tag, Tags }
