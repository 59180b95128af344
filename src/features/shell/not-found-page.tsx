import { Link } from '@tanstack/react-router'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { NOT_FOUND } from '#src/i18n/messages/not-found.ts'
import { useLocale } from '#src/i18n/use-messages.tsx'

/** The not-found page. */
export function NotFoundPage() {
  const locale = useLocale()

  const t = NOT_FOUND[locale]
  return (
    <section className="page-end pt-hero">
      <title>{t.title}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.question} answer={t.title} />
        <p className="not-found-figure" aria-hidden="true">
          4<span>0</span>4
        </p>
        <p className="lead">{t.text}</p>
        <ButtonRow>
          <Link to="/" className="btn btn-lg btn-go">
            {t.home}
          </Link>
        </ButtonRow>
      </div>
    </section>
  )
}
