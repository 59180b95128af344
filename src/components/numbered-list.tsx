import type { ReactNode } from 'react'

import { Dashes } from '#src/components/ui/dashes.tsx'
import { cn } from '#src/lib/cn.ts'

/** Minutes per dash, and the width of a dash with its gap in px. */
const MINUTES_PER_DASH = 5
const DASH_WIDTH = 15

interface Row {
  title: string
  /** Text, or a list in its place. */
  text?: ReactNode
  /** Content on the right: a duration or a link. */
  end?: ReactNode
  /** Duration in minutes, drawn as dashes of five minutes on the same scale in all rows. */
  minutes?: number
}

/** Numbered rows below rules, for modules or steps. */
export function NumberedList(props: {
  items: readonly Row[]
  /** Heading level of the titles. */
  as?: 'h2' | 'h3'
  className?: string
  rowClassName?: string
}) {
  const { items, as: Title = 'h3', className, rowClassName } = props
  return (
    <ol data-slot="numbered-list" className={cn('mt-block border-t-2 border-ink', className)}>
      {items.map(({ title, text, end, minutes = 0 }, index) => {
        const dashes = Math.round(minutes / MINUTES_PER_DASH)
        return (
          <li
            key={title}
            data-slot="numbered-list-item"
            className={cn(
              'grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-5 gap-y-1 border-b border-rule py-[1.4rem] ml:grid-cols-[5rem_minmax(0,1fr)_16rem]',
              rowClassName,
            )}
          >
            <span className="text-[2.5rem]/none font-bold tracking-[-0.04em] tabular-nums">
              {index + 1}
            </span>
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
      })}
    </ol>
  )
}
