import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Sizes of the two lines: a section's where none is named. */
const SIZES = { hero: 'text-hero', h1: 'text-h1', h2: 'text-h2', h3: 'text-h3 leading-[1.07]' }
/** The larger, the nearer the letters of an answer stand. */
const TRACKING = {
  hero: 'tracking-[-0.032em]',
  h1: 'tracking-[-0.03em]',
  h2: 'tracking-[-0.03em]',
  h3: 'tracking-[-0.014em]',
}

/** What the person asks: a serif line. */
function Question({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="question"
      className={cn('dash-current font-serif font-regular tracking-[-0.012em]', className)}
      {...props}
    />
  )
}

/** Looks of what is answered: a bold line. */
const ANSWER = 'font-bold dash-pen'

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
  size = 'h2',
  className,
  ...props
}: SectionHeadingProps) {
  return (
    <header data-slot="section-heading" className={className} {...props}>
      {question !== undefined && (
        <Question className={cn(SIZES[size], size === 'h3' && TRACKING.h3)}>{question}</Question>
      )}
      <Answer
        data-slot="answer"
        className={cn(
          'mt-[0.1em]',
          ANSWER,
          SIZES[size],
          TRACKING[size],
          size === 'hero' && 'answer-drawn',
        )}
      >
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
  return <span data-slot="highlight" className={cn('marker-stroke', className)} {...props} />
}

export { ANSWER, Highlight, Question, SectionHeading }
