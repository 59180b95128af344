import type { ComponentProps, ReactNode } from 'react'

import { Spaced } from '#src/components/ui/spaced.tsx'

import { SectionHeading } from './section-heading.tsx'
import { Section } from './section.tsx'

interface ClosingCallProps extends Omit<ComponentProps<typeof Section>, 'ground' | 'hero'> {
  question?: ReactNode
  answer: ReactNode
  text?: ReactNode
  /** The buttons are its children. */
  children: ReactNode
}

/** The last exchange of a page and its one action, on the board. */
function ClosingCall({ question, answer, text, children, ...props }: ClosingCallProps) {
  return (
    <Section data-slot="closing-call" ground="board" {...props}>
      <div className="call">
        <div>
          <SectionHeading question={question} answer={answer} />
          {text && <p className="lead">{text}</p>}
        </div>
        <div className="cta-row">
          <Spaced>{children}</Spaced>
        </div>
      </div>
    </Section>
  )
}

export { ClosingCall }
