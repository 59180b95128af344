import type { ComponentProps, ReactNode } from 'react'

import { Tag } from '#src/components/ui/tag.tsx'
import { cn } from '#src/lib/cn.ts'

/** Reviews, at most three in a row, which fewer of them share. */
function Reviews({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="reviews"
      className={cn(
        // Three with their gaps, never four; fewer share the row.
        'mt-block grid gap-10 ml:grid-cols-[repeat(auto-fit,minmax(28%,1fr))]',
        className,
      )}
      {...props}
    />
  )
}

interface ReviewProps extends Omit<ComponentProps<'figure'>, 'children'> {
  text: ReactNode
  /** What came of it, set as an answer. */
  result?: ReactNode
  /** Name and role. */
  author: ReactNode
  /** Marks a review that is a sample. */
  mark?: string
}

/** What somebody said, in their own voice: serif. */
function Review({ text, result, author, mark, className, ...props }: ReviewProps) {
  return (
    <figure
      data-slot="review"
      className={cn(
        // What was said, what came of it and who said it line up across neighbours.
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
