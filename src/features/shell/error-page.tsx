import { useEffect } from 'react'

import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile } from '#src/lib/missing-file.ts'

import { reloadOnce } from './reload-once.ts'

/** What stands in place of a page that threw; header and footer stay around it. */
export function ErrorPage({ t, error }: { t: Messages['error']; error: unknown }) {
  useEffect(() => void reloadOnce(error), [error])
  return (
    <section className="section" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        {/* In full: the block may be in a file that is missing. */}
        <header className="ex ex-h1">
          <p className="q">{t.question}</p>
          <h1 className="a">{t.title}</h1>
        </header>
        <p className="lead">{isMissingFile(error) ? t.missing : t.text}</p>
        <div className="cta-row">
          <button type="button" className="btn btn-lg" onClick={() => location.reload()}>
            {t.reload}
          </button>
        </div>
      </div>
    </section>
  )
}
