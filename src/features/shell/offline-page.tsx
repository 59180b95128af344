import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { OFFLINE } from '#src/i18n/messages/offline.ts'

import { type KeptPage, listKeptPages } from './kept-pages.ts'
import { hasServer } from './reload-once.ts'

/** Interval in ms between network checks. */
const ASKED_EVERY = 5000

/** Offline page with a list of cached pages. */
export function OfflinePage() {
  const { locale } = useRouter().options.context
  const t = OFFLINE[locale]
  const [kept, setKept] = useState<KeptPage[]>([])
  useEffect(() => {
    const ask = async () => {
      if (await hasServer()) location.reload()
    }
    // A captive network fires no event when it works again, so the server is polled.
    const asking = setInterval(() => void ask(), ASKED_EVERY)
    addEventListener('online', reload)
    return () => {
      clearInterval(asking)
      removeEventListener('online', reload)
    }
  }, [])
  useEffect(() => {
    void listKeptPages(locale).then(setKept)
  }, [locale])
  return (
    <section className="page-end pt-hero" role="alert">
      <title>{t.title}</title>
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.question} answer={t.title} />
        <p className="lead">{t.text}</p>
        <ButtonRow>
          <Button size="lg" onClick={reload}>
            {t.retry}
          </Button>
        </ButtonRow>
        {kept.length > 0 && (
          <nav className="mt-block" aria-labelledby="kept-pages">
            <h2 id="kept-pages" className="legend">
              {t.kept}
            </h2>
            <ul className="mt-4 grid gap-2">
              {kept.map(({ href, title, lang }) => (
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

function reload(): void {
  location.reload()
}
