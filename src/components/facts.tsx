import type { ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

const ROW_CLASS = 'sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none'

/* The first tile has no gutter on its left but the same width, so that figures, drawings and texts of a row align. */
const ROW_TILE_CLASS =
  'sm:not-first:border-l sm:not-first:pr-[0.9rem] sm:not-first:pl-5 sm:first:pr-[2.15rem]'

const LAYOUTS = {
  /** Two columns, or one row from 1024 px. */
  row: {
    list: 'grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
    tile: 'max-lg:odd:pr-[1.8rem] max-lg:even:border-l max-lg:even:px-[0.9rem] max-lg:nth-[n+3]:border-t max-xs:odd:pr-4 max-xs:even:pr-[0.4rem] max-xs:even:pl-[0.6rem] lg:not-first:border-l lg:not-first:px-6 lg:first:pr-12',
  },
  /** Two columns, or one row from 640 px: for dialogs. */
  compact: {
    list: cn('grid-cols-2', ROW_CLASS),
    tile: cn(
      'max-sm:odd:pr-[1.8rem] max-sm:last:odd:col-span-full max-sm:even:border-l max-sm:even:px-[0.9rem] max-sm:nth-[n+3]:border-t max-xs:odd:pr-4 max-xs:even:pr-[0.4rem] max-xs:even:pl-[0.6rem]',
      ROW_TILE_CLASS,
    ),
  },
  /** One column, or one row of up to three from 640 px. */
  column: {
    list: cn('grid-cols-1', ROW_CLASS),
    tile: cn('max-sm:pr-[0.9rem] max-sm:not-first:border-t', ROW_TILE_CLASS),
  },
}

interface FactsProps {
  items: readonly FactProps[]
  layout?: keyof typeof LAYOUTS
  /** Figures as large as a section heading; always so in a column. */
  large?: boolean
  className?: string
}

/** Figures side by side below one rule. */
function Facts({ items, layout = 'row', large = layout === 'column', className }: FactsProps) {
  return (
    <ul
      data-slot="facts"
      className={cn(
        'grid border-t-2 border-ink',
        LAYOUTS[layout].list,
        large ? '[--figure:var(--text-figure)]' : '[--figure:clamp(2.5rem,1.9rem+2.4vw,4rem)]',
        className,
      )}
    >
      {items.map((item) => (
        <Fact key={item.words} layout={layout} {...item} />
      ))}
    </ul>
  )
}

interface FactProps {
  /** `70%`, `24/7`. */
  figure: string
  /** Small text before the figure: `from`. */
  before?: string
  /** Whether the figure is a word, which needs less space. */
  isWord?: boolean
  /** Small text after the figure: `s`, `weeks`. */
  unit?: string
  /**
   * Drawing of the number: dashes, meter, tally or week. Hidden from screen readers, because the text says
   * the same.
   */
  drawing?: ReactNode
  /** One line about what the figure counts. */
  words: string
  /** Source of the figure and scale of its drawing, in small type. */
  note?: string
}

/** Symbols such as `/5` or `x` are attached to the figure; words are separated by a space. */
const CLOSE = /^(?:\P{L}|[xх]$)/u

/** Classes of small text beside a figure. */
const SMALL_CLASS = 'text-[0.42em] font-semi tracking-[-0.01em]'

/** A number with its drawing and one line of text. */
function Fact(props: FactProps & { layout: keyof typeof LAYOUTS }) {
  const { layout, before, figure, isWord, unit, drawing, words, note } = props
  return (
    <li
      data-slot="fact"
      className={cn(
        'group/fact @container grid min-w-0 content-start gap-[0.9rem] border-rule pt-4 pb-5 lg:pt-5 lg:pb-6 print:break-inside-avoid',
        LAYOUTS[layout].tile,
      )}
    >
      {/* A figure never wraps: the longest one is 3.4 times as wide as its font size, which its tile limits. */}
      <div className="text-[min(var(--figure),29cqi)]/[0.95] font-bold tracking-[-0.045em] tabular-nums">
        <span data-slot="fact-figure" className="whitespace-nowrap">
          {before !== undefined && (
            <small className={cn('mr-[0.2em]', SMALL_CLASS)}>{before} </small>
          )}
          {isWord ? <span className="text-[0.62em] tracking-[-0.035em]">{figure}</span> : figure}
        </span>
        {unit !== undefined && (
          <small className={cn('ml-[0.1em]', SMALL_CLASS)}>
            {CLOSE.test(unit) ? unit : `\u00A0${unit}`}
          </small>
        )}
      </div>
      {drawing !== undefined && (
        <span
          className={cn(
            'grid h-10.5 content-end max-sm:empty:hidden',
            // A single figure is not stretched across the page.
            layout === 'column' && 'group-only/fact:max-w-md',
          )}
        >
          {drawing}
        </span>
      )}
      <p className="max-w-[19em] text-small/[1.45] text-ink-2 max-xs:text-meta/[1.45]">
        {words}
        {note && <span className="mt-1 block text-meta text-ink-3">{note}</span>}
      </p>
    </li>
  )
}

interface FiguresProps {
  items: readonly { figure: string; words: string }[]
  className?: string
}

/** A few inline figures: years, projects, students. */
function Figures({ items, className }: FiguresProps) {
  return (
    <dl
      data-slot="figures"
      className={cn(
        // Also three in a row on phones.
        'flex flex-wrap gap-x-14 gap-y-4 tabular-nums max-xs:gap-[0.6rem] max-sm:min-[20rem]:grid max-sm:min-[20rem]:grid-cols-[repeat(3,auto)] max-sm:min-[20rem]:justify-between xs:max-sm:gap-4',
        className,
      )}
    >
      {items.map(({ figure, words }) => (
        <div key={words} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-2 max-xs:text-meta/body">{words}</dt>
          <dd className="text-5xl/none font-bold tracking-[-0.045em] max-xs:text-[2rem]/none xs:max-sm:text-[2.5rem]/none">
            {figure}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export { Facts, Figures }
