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
    },
  },
})

interface ListProps extends ComponentProps<'ul'>, VariantProps<typeof listVariants> {}

/** Short lines, each opened by a dash. */
function List({ dash, className, ...props }: ListProps) {
  return <ul data-slot="list" className={cn(listVariants({ dash }), className)} {...props} />
}

export { List }
