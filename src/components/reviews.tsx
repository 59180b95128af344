import type { ComponentProps, ReactNode } from 'react'

import { styled } from '#src/components/ui/styled.ts'
import { Tag } from '#src/components/ui/tag.tsx'
import { cn } from '#src/lib/cn.ts'

/** Reviews, at most three per row. */
const Reviews = styled(
  'div',
  'reviews', // At most three per row; fewer share its width.
  'mt-block grid gap-10 ml:grid-cols-[repeat(auto-fit,minmax(28%,1fr))]',
)

interface ReviewProps extends Omit<ComponentProps<'figure'>, 'children'> {
  text: ReactNode
  /** Result, styled like an answer. */
  result?: ReactNode
  /** Name and role. */
  author: ReactNode
  /** Label of a sample review. */
  mark?: string
}

/** A review in the serif font. */
function Review({ text, result, author, mark, className, ...props }: ReviewProps) {
  return (
    <figure
      data-slot="review"
      className={cn(
        // A subgrid aligns text, result and author of neighboring reviews.
        'border-t-2 border-ink pt-5 ml:row-span-3 ml:grid ml:grid-rows-subgrid ml:gap-y-0',
        className,
      )}
      {...props}
    >
      <blockquote>
        <p className="max-w-2xl font-serif text-xl/[1.42]">{text}</p>
      </blockquote>
      {result !== undefined && (
        <p className="mt-5 mb-[0.35rem] max-w-2xl text-2xl/[1.15] font-bold tracking-[-0.03em] tabular-nums before:mr-[0.3em] before:inline-flex before:h-[0.11em] before:w-[0.86em] before:bg-pen before:align-[0.28em]">
          {result}
        </p>
      )}
      <figcaption className="meta">
        {mark !== undefined && <Tag variant="line">{mark}</Tag>} {author}
      </figcaption>
    </figure>
  )
}

export { Review, Reviews }
