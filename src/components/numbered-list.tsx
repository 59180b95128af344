import type { ComponentProps, ReactNode } from 'react'

import { Dashes } from '#src/components/ui/dashes.tsx'
import { cn } from '#src/lib/cn.ts'

/** Minutes that one dash of a length stands for, and its width in pixels with the gap. */
const MINUTES_PER_DASH = 5
const DASH_WIDTH = 15

/** Numbered rows under rules: modules, steps. */
function NumberedList({ className, ...props }: ComponentProps<'ol'>) {
  return (
    <ol
      data-slot="numbered-list"
      className={cn('mt-block border-t-2 border-ink', className)}
      {...props}
    />
  )
}

interface NumberedListItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  number: ReactNode
  title: ReactNode
  /** Level of the title among the page's headings. */
  as?: 'h2' | 'h3'
  /** Words, or a list that stands in their place. */
  text?: ReactNode
  /** What stands at the right: a length in words, a link. */
  end?: ReactNode
  /** Draws the length behind those words, five minutes a dash, to one scale in all rows. */
  minutes?: number
}

/** One of the rows. */
function NumberedListItem({
  number,
  title,
  as: Title = 'h3',
  text,
  end,
  minutes,
  className,
  ...props
}: NumberedListItemProps) {
  const dashes = minutes === undefined ? 0 : Math.round(minutes / MINUTES_PER_DASH)
  return (
    <li
      data-slot="numbered-list-item"
      className={cn(
        'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-rule py-[1.4rem] ml:grid-cols-[5rem_minmax(0,1fr)_16rem]',
        className,
      )}
      {...props}
    >
      <span className="text-[2.5rem]/none font-bold tracking-[-0.04em] tabular-nums">{number}</span>
      <div>
        <Title className="text-h3">{title}</Title>
        {text !== undefined && (
          <div className="mt-[0.3rem] text-ink-2">
            {typeof text === 'string' ? <p>{text}</p> : text}
          </div>
        )}
      </div>
      {(end !== undefined || dashes > 0) && (
        <span className="col-start-2 flex items-center gap-4 font-firm whitespace-nowrap tabular-nums max-2xs:flex-wrap max-2xs:whitespace-normal ml:col-start-3 ml:self-start ml:pt-[0.35rem]">
          {end}
          {dashes > 0 && (
            <Dashes of={dashes} value={dashes} style={{ width: dashes * DASH_WIDTH }} />
          )}
        </span>
      )}
    </li>
  )
}

export { NumberedListItem, NumberedList }
