import { SiteLink } from './site-link.tsx'
import type { FaqItem } from './ui/faq.tsx'

/** Questions as content has them: an answer may lead to what it speaks of. */
interface Answer {
  question: string
  answer: string
  link?: { label: string; href: string }
}

/** The answers with their links behind the last sentence, as the list of questions shows them. */
export function linkedAnswers(items: readonly Answer[]): FaqItem[] {
  return items.map(({ question, answer, link }) => ({
    question,
    answer: link ? (
      <p>
        {answer}{' '}
        <SiteLink className="link" href={link.href}>
          {link.label}
        </SiteLink>
      </p>
    ) : (
      answer
    ),
  }))
}
