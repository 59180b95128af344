import type { ComponentProps, ReactNode } from 'react'

import { Tag } from '#src/components/ui/tag.tsx'
import { cn } from '#src/lib/cn.ts'

/** Reviews, at most three in a row, which fewer of them share. */
function Reviews({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="reviews" className={cn('revs', className)} {...props} />
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
    <figure data-slot="review" className={cn('rev', className)} {...props}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      {result !== undefined && <p className="rr num">{result}</p>}
      <figcaption className="meta">
        {mark !== undefined && <Tag variant="line">{mark}</Tag>} {author}
      </figcaption>
    </figure>
  )
}

export { Review, Reviews }
