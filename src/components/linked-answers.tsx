import { SiteLink } from './site-link.tsx'
import type { FaqItem } from './ui/faq.tsx'

/** A question of the content, whose answer may have a link. */
interface Answer {
  question: string
  answer: string
  link?: { label: string; href: string }
}

/** Appends links to answers, in the format of the FAQ component. */
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
