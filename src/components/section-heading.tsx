import type { ComponentProps, ReactNode } from 'react'

import { cn } from '#src/lib/cn.ts'

/** Font sizes of both lines; the default is that of a section. */
const SIZES = { hero: 'text-hero', h1: 'text-h1', h2: 'text-h2', h3: 'text-h3 leading-[1.07]' }
/** Letter spacing: tighter for larger answers. */
const TRACKING = {
  hero: 'tracking-[-0.032em]',
  h1: 'tracking-[-0.03em]',
  h2: 'tracking-[-0.03em]',
  h3: 'tracking-[-0.014em]',
}

/** The question in the serif font. */
function Question({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="question"
      className={cn('dash-current font-serif font-regular tracking-[-0.012em]', className)}
      {...props}
    />
  )
}

/** Classes of the answer in bold type. */
const ANSWER_CLASS = 'font-bold dash-pen'

interface SectionHeadingProps {
  size?: keyof typeof SIZES
  /** Question of the visitor, up to six words; optional once per page. */
  question?: ReactNode
  /** Answer of up to eight words, which is the heading. */
  answer: ReactNode
  /** Part of the answer to highlight, once per page: `10 seconds`. */
  highlight?: string
  /** Heading level of the answer. */
  as?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

/**
 * Section heading of two lines: question in serif, answer in sans-serif type. A section of the content can be
 * spread as props, because other fields are ignored.
 */
function SectionHeading({
  question,
  answer,
  highlight,
  as: Answer = 'h2',
  size = 'h2',
  className,
}: SectionHeadingProps) {
  return (
    <header data-slot="section-heading" className={className}>
      {question !== undefined && (
        <Question className={cn(SIZES[size], size === 'h3' && TRACKING.h3)}>{question}</Question>
      )}
      <Answer
        data-slot="answer"
        className={cn(
          'mt-[0.1em]',
          ANSWER_CLASS,
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
  const start = text.indexOf(part)
  if (start === -1) return text
  return (
    <>
      {text.slice(0, start)}
      <Highlight>{part}</Highlight>
      {text.slice(start + part.length)}
    </>
  )
}

/** Highlights a few words, normally a number, once per page. */
function Highlight({ className, ...props }: ComponentProps<'span'>) {
  return <span data-slot="highlight" className={cn('marker-stroke', className)} {...props} />
}

export { ANSWER_CLASS, Highlight, Question, SectionHeading }
