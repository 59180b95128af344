import { Exchange } from '#src/components/exchange.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { SearchPanel } from './search-panel.tsx'

/** Search as a page, whose address holds the query. */
export function SearchPage(props: {
  locale: Locale
  t: MessagesOf<'search'>
  query: string
  onQuery: (query: string) => void
  messenger: { url: string; label: string }
}) {
  const { locale, t, query, onQuery, messenger } = props
  return (
    <section className="hero page-end">
      <div className="wrap">
        <Exchange as="h1" size="h1" question={t.search.question} answer={t.search.title} />
        <noscript>
          <p className="notice">{t.search.needsScript}</p>
        </noscript>
        <div className="find find-page needs-js">
          <SearchPanel
            locale={locale}
            t={t}
            initialQuery={query}
            onQuery={onQuery}
            messenger={messenger}
          />
        </div>
      </div>
    </section>
  )
}
