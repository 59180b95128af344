import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { OFFLINE } from '#src/i18n/messages/offline.ts'

import { type CachedPage, listCachedPages } from './cached-pages.ts'
import { hasServer, reloadOnline } from './reload-once.ts'

/** Interval between network checks. */
const POLL_INTERVAL_MS = 5000

/** Offline page with a list of cached pages. */
export function OfflinePage() {
  const { locale } = useRouter().options.context
  const t = OFFLINE[locale]
  const [pages, setPages] = useState<CachedPage[]>([])
  useEffect(() => {
    const reloadWhenOnline = async () => {
      if (await hasServer()) reloadOnline()
    }
    // A captive network fires no event when it works again, so the server is polled.
    const polling = setInterval(() => void reloadWhenOnline(), POLL_INTERVAL_MS)
    addEventListener('online', reloadOnline)
    return () => {
      clearInterval(polling)
      removeEventListener('online', reloadOnline)
    }
  }, [])
  useEffect(() => {
    void listCachedPages(locale).then(setPages)
  }, [locale])
  return (
    <section className="pt-hero pb-section" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.question} answer={t.title} />
        <p className="max-w-lead text-lead text-ink-2">{t.text}</p>
        <ButtonRow>
          <Button size="lg" onClick={() => location.reload()}>
            {t.retry}
          </Button>
        </ButtonRow>
        {pages.length > 0 && (
          <nav className="mt-block" aria-labelledby="cached-pages">
            <h2 id="cached-pages" className="text-(length:--text-small) font-semi">
              {t.cachedPages}
            </h2>
            <ul className="mt-4 grid gap-2">
              {pages.map(({ href, title, lang }) => (
                <li key={href}>
                  {/* A full page load, because documents are cached. A link to another language also selects it. */}
                  <a
                    className="link"
                    href={href}
                    {...(lang !== locale && {
                      lang,
                      hrefLang: lang,
                      'data-language': lang,
                      'data-other': '',
                    })}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </section>
  )
}
