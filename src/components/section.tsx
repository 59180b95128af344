import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

import { cn } from '#src/lib/cn.ts'

const sectionVariants = cva('', {
  variants: {
    ground: {
      paper: '',
      sunk: 'bg-sunk',
      /** Dark background in both themes. */
      board: 'board',
    },
    /** First section of a page, closer to the header. */
    hero: {
      true: 'pt-hero',
      false: 'py-section',
    },
    /** Follows a section with the same background, so the padding between them is not doubled. */
    flush: { true: 'pt-0' },
  },
  defaultVariants: { hero: false },
})

interface SectionProps extends ComponentProps<'section'>, VariantProps<typeof sectionVariants> {}

/** A section with background, page gutters and maximum width. */
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
