import type { ComponentProps, ReactNode } from 'react'

import { Dashes } from '#src/components/ui/dashes.tsx'
import { cn } from '#src/lib/cn.ts'

/** Minutes that one dash of a length stands for, and its width in pixels with the gap. */
const MINUTES_PER_DASH = 5
const DASH_WIDTH = 15

/** Numbered rows under rules: modules, steps. */
function NumberedList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="numbered-list" className={cn('rows', className)} {...props} />
}

interface NumberedListItemProps extends Omit<ComponentProps<'li'>, 'title' | 'children'> {
  number: ReactNode
  title: ReactNode
  /** Words, or a list that stands in their place. */
  text?: ReactNode
  /** What stands at the right: a length in words, a link. */
  end?: ReactNode
  /** Draws the length behind those words, five minutes a dash, to one scale in all rows. */
  minutes?: number
}

/** One of the rows. */
function NumberedListItem({ number, title, text, end, minutes, ...props }: NumberedListItemProps) {
  const dashes = minutes === undefined ? 0 : Math.round(minutes / MINUTES_PER_DASH)
  return (
    <li data-slot="numbered-list-item" {...props}>
      <span className="no num">{number}</span>
      <div>
        <h3>{title}</h3>
        {typeof text === 'string' ? <p>{text}</p> : text}
      </div>
      {(end !== undefined || dashes > 0) && (
        <span className="len num">
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
