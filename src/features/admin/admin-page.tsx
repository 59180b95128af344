import { useEffect, useRef } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import type { DeskProps } from './desk.tsx'
import { focusPage } from './focus-page.ts'
import { LoginForm } from './login-form.tsx'
import { useAdmin } from './use-admin.ts'

// A separate chunk, which only the owner loads.
const Desk = lazyComponent(() => import('./desk.tsx').then((module) => module.Desk))

/** /admin: the login form, then the post dashboard. */
export function AdminPage(props: Omit<DeskProps, 'onLogOut'>) {
  const t = useMessages('admin')

  const state = useAdmin()
  // The inline script has hidden the form if a token is stored.
  useEffect(() => {
    delete document.documentElement.dataset.owner
  }, [])
  const before = useRef(state)
  const isOwn = useRef(false)
  // Another tab has signed out, so the focused element no longer exists.
  useEffect(() => {
    if (before.current === 'in' && state === 'out' && !isOwn.current) {
      focusPage()
      toast({ message: t.signedOutElsewhere })
    }
    before.current = state
    isOwn.current = false
  }, [state, t])
  if (state === 'in') {
    return <Desk {...props} onLogOut={() => (isOwn.current = true)} instead={<Threshold />} />
  }
  return state === 'out' ? (
    <section className="page-end min-h-svh pt-hero">
      <LoginForm onBegin={Desk.prepare} />
    </section>
  ) : (
    <Threshold />
  )
}

/** Shown while a stored token is checked and the dashboard is loaded. */
function Threshold() {
  const t = useMessages('admin')

  return (
    <section className="page-end min-h-svh pt-hero" aria-busy>
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.hero.question} answer={t.title} />
      </div>
    </section>
  )
}
