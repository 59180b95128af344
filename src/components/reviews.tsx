import { Tag } from '#src/components/ui/tag.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

interface Review {
  text: string
  result: string
  /** Name and role. */
  author: string
  /** Samples are marked as such. */
  sample: boolean
}

/** Reviews in the serif font, at most three per row; fewer share its width. */
export function Reviews({ items }: { items: readonly Review[] }) {
  const t = useMessages()
  return (
    <div
      data-slot="reviews"
      className="mt-block grid gap-10 ml:grid-cols-[repeat(auto-fit,minmax(28%,1fr))]"
    >
      {items.map(({ text, result, author, sample }) => (
        <figure
          key={author}
          data-slot="review"
          // A subgrid aligns text, result and author of neighboring reviews.
          className="border-t-2 border-ink pt-5 ml:row-span-3 ml:grid ml:grid-rows-subgrid ml:gap-y-0"
        >
          <blockquote>
            <p className="max-w-2xl font-serif text-xl/[1.42]">{text}</p>
          </blockquote>
          {/* Styled like an answer. */}
          <p className="mt-5 mb-[0.35rem] max-w-2xl text-2xl/[1.15] font-bold tracking-[-0.03em] tabular-nums before:mr-[0.3em] before:inline-flex before:h-[0.11em] before:w-[0.86em] before:bg-pen before:align-[0.28em]">
            {result}
          </p>
          <figcaption className="meta">
            {sample && <Tag variant="line">{t.sample}</Tag>} {author}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
