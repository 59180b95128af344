import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { isGone, openCourse } from '#src/content/course.ts'
import type { CourseAccess } from '#src/content/lesson-model.ts'
import type { Page } from '#src/content/model.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { PAID_COURSE, purchaseCourse } from '#src/lib/course-progress.ts'
import { codeCandidates, courseAccessCode } from '#src/storage/course-access-code.ts'
import { requestPersistentStorage } from '#src/storage/request-persistent-storage.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import { NewVersion } from './new-version.tsx'

/**
 * Form for the access code. A code in the address (`#code=…`) or in storage fills the field; the former is
 * removed from the address.
 */
export function AccessCodePage(props: { page: Page<'access-code'>; access: CourseAccess }) {
  const { page, access } = props
  const locale = useLocale()
  const t = useMessages('area')

  const [error, setError] = useState<ReactNode>()
  const [isChecking, setIsChecking] = useState(false)
  // An uncontrolled input keeps text that was typed before hydration.
  const input = useRef<HTMLInputElement>(null)
  const router = useRouter()

  useEffect(() => {
    const applyCode = () => {
      const hashCode = codeInHash(location.hash)
      if (hashCode === undefined) {
        // Text typed before hydration takes precedence over the stored code.
        if (input.current) input.current.value ||= courseAccessCode.get() ?? ''
        return
      }
      if (input.current) input.current.value = hashCode
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    applyCode()
    addEventListener('hashchange', applyCode)
    return () => removeEventListener('hashchange', applyCode)
  }, [])

  const check = async () => {
    const candidates = codeCandidates(input.current?.value ?? '')
    // Preloaded even after a wrong code, so that a correct one works offline.
    void router.preloadRoute({ to: '/dashboard' })
    const { pathname } = location
    // Web Crypto is available only in secure contexts.
    const unchecked = isSecureContext ? t.area.codeUnchecked : t.area.insecure
    setIsChecking(true)
    setError(undefined)
    try {
      for (const code of candidates) {
        if (!(await openCourse(locale, code))) continue
        courseAccessCode.set(code)
        requestPersistentStorage()
        userProgress.update((progress) => purchaseCourse(progress, PAID_COURSE))
        // Do not redirect a visitor who has navigated elsewhere in the meantime.
        if (location.pathname === pathname) await router.navigate({ to: '/dashboard' })
        return
      }
      setError(t.area.invalidCode)
    } catch (failure) {
      setError(isGone(failure) ? <NewVersion /> : unchecked)
    } finally {
      setIsChecking(false)
    }
    input.current?.focus()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isChecking) void check()
  }

  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={page.hero.question} answer={page.hero.answer} />
        {/* `method="dialog"` submits nothing, so Enter before hydration does not reload the page. */}
        <form
          method="dialog"
          className="mt-block grid max-w-[36rem] gap-3"
          onSubmit={submit}
          noValidate
        >
          <Field id="code" label={t.area.accessCode} help={page.help} error={error} boxed>
            <Input
              ref={input}
              size="lg"
              className="tabular-nums"
              placeholder={t.area.codePlaceholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          {access.state === 'closed' && <Notice>{t.area.closed}</Notice>}
          {access.demoCode && (
            <p className="text-small">
              {t.area.demoCode} <code>{access.demoCode}</code>{' '}
              <button
                type="button"
                className="needs-js link"
                onClick={() => {
                  if (!input.current) return
                  input.current.value = access.demoCode ?? ''
                  input.current.focus()
                }}
              >
                {t.area.fillIn}
              </button>
            </p>
          )}
          <noscript>
            <p className="text-small">{t.area.scriptNeeded}</p>
          </noscript>
          <ButtonRow>
            <Button type="submit" size="lg" go busy={isChecking} busyLabel={t.area.checking}>
              {t.area.signIn}
            </Button>
            <SiteLink href={page.buy.href} className="link">
              {page.buy.label}
            </SiteLink>
          </ButtonRow>
        </form>
      </div>
    </section>
  )
}

/** Access code in a URL hash: `#code=a8765_gn4321` → `a8765_gn4321`. */
function codeInHash(hash: string): string | undefined {
  const encoded = /^#code=(.+)$/.exec(hash)?.[1]
  try {
    return encoded && decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}
