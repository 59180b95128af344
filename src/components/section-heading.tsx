import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Sizes of the two lines: a hero's, a page's, and a section's where none is named. */
const SIZES = { hero: 'ex-hero', h1: 'ex-h1' }

interface SectionHeadingProps extends Omit<ComponentProps<'header'>, 'children'> {
  size?: keyof typeof SIZES
  /** What the visitor asks, up to six words. A page may have one exchange without a question. */
  question?: ReactNode
  /** The answer, up to eight words: it is the heading. */
  answer: ReactNode
  /** A part of the answer to draw the marker over, once on a page: `10 seconds`. */
  highlight?: string
  /** Level of the answer among the page's headings. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** A section's title as two lines of talk: the person asks in serif, the answer comes in sans. */
function SectionHeading({
  question,
  answer,
  highlight,
  as: Answer = 'h2',
  size,
  className,
  ...props
}: SectionHeadingProps) {
  return (
    <header
      data-slot="section-heading"
      className={cn('ex', size && SIZES[size], className)}
      {...props}
    >
      {question !== undefined && <p className="q">{question}</p>}
      <Answer className="a">
        {typeof answer === 'string' && highlight ? markPart(answer, highlight) : answer}
      </Answer>
    </header>
  )
}

function markPart(text: string, part: string): ReactNode {
  const at = text.indexOf(part)
  if (at === -1) return text
  return (
    <>
      {text.slice(0, at)}
      <Highlight>{part}</Highlight>
      {text.slice(at + part.length)}
    </>
  )
}

/** Marker over a few words, normally a number: once on a page. */
function Highlight({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="highlight" className={cn('hl', className)} {...props} />
}

export { SectionHeading, Highlight }
