import { useEffect, useState } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile, reloadWithoutCache } from '#src/lib/browser/missing-file.ts'

import type * as OfflineModule from './offline-page.tsx'
import { reloadOnce, reloadOnline } from './reload-once.ts'

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
    addEventListener('online', reloadOnline)
    return () => removeEventListener('online', reloadOnline)
  }, [error])
  if (offline) return offline !== true && <offline.OfflinePage />
  return (
    <section className="py-section" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        {/* The plain heading is already loaded, because this page is part of the first load. */}
        <SectionHeading as="h1" size="h1" question={t.question} answer={t.title} />
        <p className="max-w-lead text-lead text-ink-2">
          {isMissingFile(error) ? t.missing : t.text}
        </p>
        <ButtonRow>
          <Button size="lg" onClick={() => void reloadWithoutCache()}>
            {t.reload}
          </Button>
        </ButtonRow>
      </div>
    </section>
  )
}
