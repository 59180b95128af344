import { useEffect, useState } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'
import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile, reloadAnew } from '#src/lib/browser/missing-file.ts'

import type * as OfflineModule from './offline-page.tsx'
import { reloadOnce } from './reload-once.ts'

const reload = () => location.reload()

/** Error screen of a page; header and footer stay. */
export function ErrorPage({ t, error }: { t: Messages['error']; error: unknown }) {
  // True while the reload is pending: no error is shown in the meantime.
  const [offline, setOffline] = useState<typeof OfflineModule | boolean>(!navigator.onLine)
  useEffect(() => {
    const answer = async () => {
      if (navigator.onLine && (await reloadOnce(error)) !== undefined) return
      // The page is usable without it.
      await import('./offline-page.tsx').then(setOffline, () => setOffline(false))
    }
    void answer()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [error])
  if (offline) return offline !== true && <offline.OfflinePage />
  return (
    <section className="section" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        {/* Written out, because the shared component may be in the missing file. */}
        <header className="ex ex-h1">
          <p className="q">{t.question}</p>
          <h1 className="a">{t.title}</h1>
        </header>
        <p className="lead">{isMissingFile(error) ? t.missing : t.text}</p>
        <ButtonRow>
          <button type="button" className="btn btn-lg" onClick={() => void reloadAnew()}>
            {t.reload}
          </button>
        </ButtonRow>
      </div>
    </section>
  )
}
