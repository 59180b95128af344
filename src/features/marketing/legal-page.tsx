import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import type { LegalText } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

/** A page that the law asks for: its title, its day, its text. */
export function LegalPage(props: { legal: LegalText; children: ReactNode }) {
  const { legal, children } = props
  const locale = useLocale()
  const t = useMessages('landings').legal

  return (
    <article className="page-end pt-hero">
      <div className="wrap">
        <SectionHeading as="p" size="h1" question={legal.question} answer={legal.answer} />
        <div className="legal" data-pagefind-body>
          <header>
            <h1>{legal.title}</h1>
            <p className="meta num">
              <time dateTime={legal.updated}>{t.validFrom(formatDate(locale, legal.updated))}</time>
            </p>
            {legal.sample && <p className="notice">{t.sample}</p>}
          </header>
          <div className="read">
            <Suspense>{children}</Suspense>
          </div>
        </div>
      </div>
    </article>
  )
}
