import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const listVariants = cva('list', {
  variants: {
    /** Whose dash opens the lines: pen is the answer's, ink the person's, yes and no compare. */
    dash: {
      pen: '',
      ink: 'ink',
      yes: 'yes',
      no: 'no',
      /** The colour of the level around it. */
      level: '*:before:bg-level',
    },
    /** Larger, with a line under each. */
    ruled: {
      true: 'text-lead/body *:m-0 *:border-b *:border-rule *:py-[0.6em] *:before:top-[1.3em]',
    },
  },
})

interface ListProps extends ComponentProps<'ul'>, VariantProps<typeof listVariants> {}

/** Short lines, each opened by a dash. */
function List({ dash, ruled, className, ...props }: ListProps) {
  return <ul data-slot="list" className={cn(listVariants({ dash, ruled }), className)} {...props} />
}

export { List }
