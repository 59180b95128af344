import { useEffect, useState } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'
import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile, reloadAnew } from '#src/lib/browser/missing-file.ts'

import type * as OfflineModule from './offline-page.tsx'
import { reloadOnce } from './reload-once.ts'

const reload = () => location.reload()

/** What stands in place of a page that threw; header and footer stay around it. */
export function ErrorPage({ t, error }: { t: Messages['error']; error: unknown }) {
  // True while it is on its way: until then nothing is said that it would take back.
  const [offline, setOffline] = useState<typeof OfflineModule | boolean>(!navigator.onLine)
  useEffect(() => {
    const answer = async () => {
      if (navigator.onLine && (await reloadOnce(error)) !== undefined) return
      // Without it this page says enough.
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
        {/* In full: the block may be in a file that is missing. */}
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
