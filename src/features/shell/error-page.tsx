import { Exchange } from '#src/blocks/exchange.tsx'
import type { Messages } from '#src/i18n/messages.ts'

/** What stands in place of a page that threw; header and footer stay around it. */
export function ErrorPage({ t }: { t: Messages['error'] }) {
  return (
    <section className="section" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        <Exchange as="h1" size="h1" question={t.question} answer={t.title} />
        <p className="lead">{t.text}</p>
        <div className="cta-row">
          <button type="button" className="btn btn-lg" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </div>
      </div>
    </section>
  )
}
