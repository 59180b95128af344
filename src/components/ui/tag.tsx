import { cva, type VariantProps } from 'class-variance-authority'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'
import type { Level } from '#src/lib/levels.ts'

import { BADGE_CLASS } from './badge-color.ts'
import { LEVEL_CLASS, LevelDashes } from './level-dashes.tsx'
import { Spaced } from './spaced.tsx'

const tagVariants = cva('tag', {
  variants: {
    variant: {
      plain: '',
      marker: 'tag-marker',
      line: 'tag-line',
      pen: 'tag-pen',
      ok: 'tag-ok',
      err: 'tag-err',
    },
    color: BADGE_CLASS,
  },
})

interface TagProps extends Omit<ComponentProps<'span'>, 'color'>, VariantProps<typeof tagVariants> {
  asChild?: boolean
}

/** A dash with words in it: a fact about the thing it stands on. States carry an icon as well. */
function Tag({ className, variant, color, asChild = false, ...props }: TagProps) {
  const Comp = asChild ? Slot.Root : 'span'
  return (
    <Comp data-slot="tag" className={cn(tagVariants({ variant, color }), className)} {...props} />
  )
}

interface LevelTagProps extends ComponentProps<'span'> {
  level: Level
  /** Counts the level after the words; leave it out where a plate beside it counts already. */
  counted?: boolean
}

/** The level of a course, in its colour. */
function LevelTag({ level, counted = false, className, children, ...props }: LevelTagProps) {
  return (
    <span
      data-slot="level-tag"
      className={cn('tag tag-lv', LEVEL_CLASS[level], className)}
      {...props}
    >
      {children}
      {counted && <LevelDashes level={level} />}
    </span>
  )
}

/** Several tags in a row that wraps. */
function Tags({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div data-slot="tags" className={cn('tags', className)} {...props}>
      <Spaced>{children}</Spaced>
    </div>
  )
}

export { LevelTag, Tag, Tags }
