import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const sectionVariants = cva('', {
  variants: {
    ground: {
      paper: '',
      sunk: 'bg-sunk',
      /** The dark side, in both themes. */
      board: 'board',
    },
    /** The first of a page stands nearer to the header. */
    hero: {
      true: 'pt-hero',
      false: 'py-section',
    },
    /** Follows a section on the same ground: the space between them is not doubled. */
    flush: { true: 'pt-0' },
  },
  defaultVariants: { hero: false },
})

interface SectionProps extends ComponentProps<'section'>, VariantProps<typeof sectionVariants> {}

/** A band of the page on its ground, with the page's gutters and width inside. */
function Section({ ground, hero, flush, className, children, ...props }: SectionProps) {
  return (
    <section
      data-slot="section"
      className={cn(sectionVariants({ ground, hero, flush }), className)}
      {...props}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}

export { Section }
