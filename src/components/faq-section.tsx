import type { ReactNode } from 'react'

import { SectionHeading } from './section-heading.tsx'
import { SiteLink } from './site-link.tsx'
import { TwoColumn } from './two-column.tsx'
import { Faq } from './ui/faq.tsx'

/** A question of the content, whose answer may end with a link. */
interface Answer {
  question: string
  answer: string
  link?: { label: string; href: string }
  /** Whether the answer ends with the link to the messenger. */
  withMessenger?: boolean
}

/** Questions and answers beside their heading. */
export function FaqSection(props: {
  section: { question?: string; answer: string; items: readonly Answer[] }
  /** Answers after those of the section. */
  more?: readonly Answer[]
  messenger?: ReactNode
}) {
  const { section, more = [], messenger } = props
  const items = [...section.items, ...more].map(({ question, answer, link, withMessenger }) => {
    const end = withMessenger
      ? messenger
      : link && (
          <SiteLink className="link" href={link.href}>
            {link.label}
          </SiteLink>
        )
    if (!end) return { question, answer }
    return {
      question,
      answer: (
        <p>
          {answer} {end}
        </p>
      ),
    }
  })
  return (
    <TwoColumn>
      <SectionHeading {...section} />
      <Faq items={items} />
    </TwoColumn>
  )
}
