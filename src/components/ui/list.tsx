import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const listVariants = cva(
  '*:relative *:pl-[1.7em] *:before:absolute *:before:left-0 *:before:w-[1.05em]',
  {
    variants: {
      /** Whose dash opens the lines: pen is the answer's, ink the person's, yes and no compare. */
      dash: {
        pen: '*:before:h-[2px] *:before:bg-pen',
        ink: '*:before:h-[2px] *:before:bg-current',
        yes: '*:before:h-[3px] *:before:bg-ok',
        no: '*:before:h-px *:before:bg-err',
        /** The colour of the level around it. */
        level: '*:before:h-[2px] *:before:bg-level',
      },
      /** Larger, with a line under each. */
      ruled: {
        false: '*:not-first:mt-[0.55em] *:before:top-[0.74em]',
        true: 'text-lead/body *:border-b *:border-rule *:py-[0.6em] *:before:top-[1.3em]',
      },
    },
    defaultVariants: { dash: 'pen', ruled: false },
  },
)

interface ListProps extends ComponentProps<'ul'>, VariantProps<typeof listVariants> {}

/** Short lines, each opened by a dash. */
function List({ dash, ruled, className, ...props }: ListProps) {
  return <ul data-slot="list" className={cn(listVariants({ dash, ruled }), className)} {...props} />
}

export { List }
