import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

interface FactsProps extends ComponentProps<'ul'> {
  /** Three large figures, as of a case: one under the other on a phone. */
  three?: boolean
}

/** Figures side by side under one rule: a row from 1024 px, else two by two. */
function Facts({ three = false, className, ...props }: FactsProps) {
  return <ul data-slot="facts" className={cn('facts', three && 'three', className)} {...props} />
}

interface FactProps extends Omit<ComponentProps<'li'>, 'children' | 'value'> {
  /** `70%`, `24/7`. */
  figure: ReactNode
  /** Set smaller after the figure: `s`, `weeks`. */
  unit?: string
  /** The number drawn: dashes, a meter, a tally, a week. Its words are below, so it stays silent. */
  drawing?: ReactNode
  /** One line that says what the figure counts. */
  words: ReactNode
  /** What the figure rests on, and the scale of its drawing, in small type. */
  note?: string
}

/** Units that are signs, `/5` or `x`, stand close to the figure; words stand apart. */
const CLOSE = /^(?:\P{L}|[xх]$)/u

/** A number, a drawing of it and one line of words. */
function Fact({ figure, unit, drawing, words, note, className, ...props }: FactProps) {
  return (
    <li data-slot="fact" className={cn('fact', className)} {...props}>
      <div className="v num">
        <span className="v-figure">{figure}</span>
        {unit !== undefined && <small>{CLOSE.test(unit) ? unit : `\u00A0${unit}`}</small>}
      </div>
      {drawing !== undefined && <span className="viz">{drawing}</span>}
      <p>
        {words}
        {note && <span className="mt-1 block text-meta text-ink-3">{note}</span>}
      </p>
    </li>
  )
}

interface FiguresProps extends Omit<ComponentProps<'dl'>, 'children'> {
  items: readonly { figure: string; words: string }[]
}

/** A few figures in running order: years, projects, students. */
function Figures({ items, className, ...props }: FiguresProps) {
  return (
    <dl data-slot="figures" className={cn('figures num', className)} {...props}>
      {items.map(({ figure, words }) => (
        <div key={words}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

export { Fact, Facts, Figures }
