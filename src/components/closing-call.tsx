import type { ReactNode } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'

import { SectionHeading } from './section-heading.tsx'
import { Section } from './section.tsx'

interface ClosingCallProps {
  question?: string
  answer: string
  text?: string
  /** Buttons. */
  children: ReactNode
}

/** Final section of a page with its call to action, on the dark background. */
export function ClosingCall({ question, answer, text, children }: ClosingCallProps) {
  return (
    <Section data-slot="closing-call" ground="board">
      <div className="flex flex-wrap items-end justify-between gap-8">
        <div>
          <SectionHeading question={question} answer={answer} />
          {text && <p className="max-w-lead text-lead text-ink-2">{text}</p>}
        </div>
        <ButtonRow className="mt-0">{children}</ButtonRow>
      </div>
    </Section>
  )
}
