import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'

import { Icon } from '#src/components/ui/icon.tsx'
import { cn } from '#src/lib/cn.ts'

/** Two columns to compare: with and without, before and after. */
function YesNo({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="yes-no" className={cn('yn', className)} {...props} />
}

interface YesNoColumnProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** The column that is recommended, or what comes after: a 6 px rule, and a bold price. */
  tone?: 'yes' | 'after'
  /** A dash row, to the same scale in both columns. */
  drawing?: ReactNode
  /** What the drawing shows. */
  caption?: ReactNode
  price?: ReactNode
}

/** One of the two sides. */
function YesNoColumn({
  title,
  tone,
  drawing,
  caption,
  price,
  className,
  children,
  ...props
}: YesNoColumnProps) {
  return (
    <div data-slot="yes-no-column" className={cn(tone, className) || undefined} {...props}>
      <h3>{title}</h3>
      {children}
      {(drawing !== undefined || caption !== undefined || price !== undefined) && (
        <div className="foot">
          {drawing}
          {caption !== undefined && <p className="meta num">{caption}</p>}
          {price !== undefined && <p className="price num">{price}</p>}
        </div>
      )}
    </div>
  )
}

interface YesNoLinesProps extends Omit<ComponentProps<'ul'>, 'children'> {
  lines: readonly { text: string; isYes: boolean }[]
  /** Said before each line, so that colour and icon do not speak alone: `Yes`, `No`. */
  words: { yes: string; no: string }
}

/** What a side has and lacks, line by line. */
function YesNoLines({ lines, words, ...props }: YesNoLinesProps) {
  return (
    <ul data-slot="yes-no-lines" {...props}>
      {lines.map(({ text, isYes }) => (
        <li key={text} className={isYes ? 'yes' : undefined}>
          <Icon icon={isYes ? Check : X} />
          <span>
            <span className="sr-only">{isYes ? words.yes : words.no}: </span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

export { YesNo, YesNoColumn, YesNoLines }
