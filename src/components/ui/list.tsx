import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const listVariants = cva(
  '*:relative *:pl-[1.7em] *:before:absolute *:before:left-0 *:before:w-[1.05em]',
  {
    variants: {
      /** Dash before each line: pen for answers, ink for questions, yes and no for comparisons. */
      dash: {
        pen: '*:before:h-[2px] *:before:bg-pen',
        ink: '*:before:h-[2px] *:before:bg-current',
        yes: '*:before:h-[3px] *:before:bg-ok',
        no: '*:before:h-px *:before:bg-err',
        /** Color of the surrounding level. */
        level: '*:before:h-[2px] *:before:bg-level',
      },
      /** Larger, with a rule below each line. */
      ruled: {
        false: '*:not-first:mt-[0.55em] *:before:top-[0.74em]',
        true: 'text-lead/body *:border-b *:border-rule *:py-[0.6em] *:before:top-[1.3em]',
      },
    },
    defaultVariants: { dash: 'pen', ruled: false },
  },
)

interface ListProps extends ComponentProps<'ul'>, VariantProps<typeof listVariants> {
  /** Lines without markup; others are `li` elements as children. */
  items?: readonly string[]
}

/** Short lines with a leading dash. */
function List({ items, dash, ruled, className, children, ...props }: ListProps) {
  return (
    <ul data-slot="list" className={cn(listVariants({ dash, ruled }), className)} {...props}>
      {items?.map((item) => (
        <li key={item}>{item}</li>
      ))}
      {children}
    </ul>
  )
}

export { List }
