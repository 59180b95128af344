import { SectionHeading } from '#src/components/section-heading.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { SearchPanel } from './search-panel.tsx'

/** Search as a page, whose address holds the query. */
export function SearchPage(props: {
  query: string
  onQuery: (query: string) => void
  messenger: { url: string; label: string }
}) {
  const { query, onQuery, messenger } = props
  const t = useMessages('search')

  return (
    <section className="page-end pt-hero">
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.search.question} answer={t.search.title} />
        <noscript>
          <p className="notice">{t.search.needsScript}</p>
        </noscript>
        <div className="find find-page needs-js">
          <SearchPanel initialQuery={query} onQuery={onQuery} messenger={messenger} />
        </div>
      </div>
    </section>
  )
}
