import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { SearchPanel } from './search-panel.tsx'

/** Search page; the query is in the address. */
export function SearchPage(props: {
  query: string
  onQuery: (query: string) => void
  messenger: { url: string; label: string }
}) {
  const { query, onQuery, messenger } = props
  const t = useMessages('search')

  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.search.question} answer={t.search.title} />
        <noscript>
          <Notice>{t.search.needsScript}</Notice>
        </noscript>
        <div className="mt-block flex max-w-184 flex-col overflow-hidden border-t-6 border-pen bg-surface not-tall:overflow-auto no-js:hidden">
          <SearchPanel initialQuery={query} onQuery={onQuery} messenger={messenger} />
        </div>
      </div>
    </section>
  )
}
