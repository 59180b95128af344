import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'
import { Price } from '#src/components/ui/price.tsx'
import { cn } from '#src/lib/cn.ts'

/** Comparison in two columns: with and without, before and after. */
function YesNo({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="yes-no"
      className={cn('mt-block grid gap-10 md:grid-cols-2 md:gap-[clamp(2rem,5vw,5rem)]', className)}
      {...props}
    />
  )
}

const TONES = {
  plain: 'border-t-2 border-ink pt-5',
  yes: 'border-t-6 border-ok pt-[calc(1.25rem-4px)]',
  after: 'border-t-6 border-pen pt-[calc(1.25rem-4px)]',
}

interface YesNoColumnProps {
  title: string
  /** Highlights the recommended column with a 6 px rule and a bold price. */
  tone?: keyof typeof TONES
  /** Row of dashes on the same scale in both columns. */
  drawing?: ReactNode
  /** Caption of the drawing. */
  caption?: string
  price?: string
  children: ReactNode
}

/** A column of the comparison. */
function YesNoColumn(props: YesNoColumnProps) {
  const { title, tone = 'plain', drawing, caption, price, children } = props
  return (
    <div data-slot="yes-no-column" className={cn('flex flex-col', TONES[tone])}>
      <h3 className="mb-[0.6rem]">{title}</h3>
      {children}
      {(drawing !== undefined || caption !== undefined || price !== undefined) && (
        <div className="mt-auto grid gap-3 pt-6">
          {drawing}
          {caption !== undefined && <p className="meta tabular-nums">{caption}</p>}
          {price !== undefined && (
            <Price
              className={cn('text-4xl/[1.1] whitespace-normal', tone === 'yes' && 'font-bold')}
            >
              {price}
            </Price>
          )}
        </div>
      )}
    </div>
  )
}

interface YesNoLinesProps {
  lines: readonly { text: string; isYes: boolean }[]
  /** Announced before each line, so that color and icon are not the only cues: `Yes`, `No`. */
  labels: { yes: string; no: string }
}

/** Advantages and disadvantages of a column. */
function YesNoLines({ lines, labels }: YesNoLinesProps) {
  return (
    <ul data-slot="yes-no-lines">
      {lines.map(({ text, isYes }) => (
        <li
          key={text}
          className={cn(
            'grid grid-cols-[1.5rem_1fr] gap-[0.8rem] border-b border-rule py-3 font-medium',
            isYes ? 'text-ok' : 'text-err',
          )}
        >
          <Icon icon={isYes ? Check : X} />
          <span>
            <span className="sr-only">{isYes ? labels.yes : labels.no}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

export { YesNo, YesNoColumn, YesNoLines }
