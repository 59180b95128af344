import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { NewVersion } from './new-version.tsx'
import { useCourseKey } from './use-course-key.ts'

/** Renders its children if the stored code unlocks the lessons; otherwise redirects to `/access-code`. */
export function CourseGate(props: { children: (key: CryptoKey) => ReactNode }) {
  const { children } = props
  const locale = useLocale()
  const t = useMessages('area')

  const gate = useCourseKey(locale)
  const navigate = useNavigate()
  const isDenied = gate.state === 'denied'

  useEffect(() => {
    if (isDenied) void navigate({ to: '/access-code', replace: true })
  }, [isDenied, navigate])

  if (gate.state === 'open') return children(gate.key)
  const isClosed = gate.state === 'failed' || gate.state === 'outdated'
  return (
    <section className="pt-hero pb-section" aria-busy={!isClosed}>
      <div className="wrap">
        {isClosed ? (
          <>
            <SectionHeading
              as="h1"
              size="h1"
              question={t.area.openingQuestion}
              answer={t.area.notOpened}
            />
            <p className="max-w-lead text-lead text-ink-2" role="alert">
              {gate.state === 'outdated' ? (
                <NewVersion />
              ) : isSecureContext ? (
                t.area.notOpenedText
              ) : (
                t.area.insecure
              )}
            </p>
            {gate.state === 'failed' && (
              <ButtonRow>
                <Button size="lg" onClick={gate.retry}>
                  {t.area.retry}
                </Button>
              </ButtonRow>
            )}
          </>
        ) : (
          <>
            <SectionHeading
              as="h1"
              size="h1"
              question={t.area.openingQuestion}
              answer={t.area.opening}
            />
            <noscript>
              <p className="max-w-lead text-lead text-ink-2">{t.area.scriptNeeded}</p>
            </noscript>
          </>
        )}
      </div>
    </section>
  )
}
