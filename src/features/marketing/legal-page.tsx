import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import type { LegalText } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

/** A legal page: title, effective date, text. */
export function LegalPage(props: { legal: LegalText; children: ReactNode }) {
  const { legal, children } = props
  const locale = useLocale()
  const t = useMessages('landings').legal

  return (
    <article className="pt-hero pb-section">
      <div className="wrap">
        <SectionHeading as="p" size="h1" {...legal} />
        <div
          className="mt-block grid grid-cols-1 gap-x-[clamp(2.5rem,6vw,6rem)] gap-y-8 border-t-2 border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
          data-pagefind-body
        >
          <header className="lg:sticky lg:top-24 lg:self-start">
            <h1 className="text-h3 tracking-[-0.03em]">{legal.title}</h1>
            <p className="mt-[0.4rem] meta tabular-nums">
              <time dateTime={legal.updated}>{t.validFrom(formatDate(locale, legal.updated))}</time>
            </p>
            {legal.sample && <Notice>{t.sample}</Notice>}
          </header>
          <div className="read mx-0 [&_tr>:last-child]:whitespace-nowrap">
            <Suspense>{children}</Suspense>
          </div>
        </div>
      </div>
    </article>
  )
}
