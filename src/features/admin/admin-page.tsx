import { useEffect, useRef } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { LoginForm } from './login-form.tsx'
import type { PostDashboardProps } from './post-dashboard.tsx'
import { focusPage, useAdmin } from './use-admin.ts'

// A separate chunk, which only the owner loads.
const PostDashboard = lazyComponent(() =>
  import('./post-dashboard.tsx').then((module) => module.PostDashboard),
)

/** /admin: the login form, then the post dashboard. */
export function AdminPage(props: Omit<PostDashboardProps, 'onLogOut'>) {
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
    return (
      <PostDashboard {...props} onLogOut={() => (isOwn.current = true)} instead={<AuthPending />} />
    )
  }
  return state === 'out' ? (
    <section className="min-h-svh pt-hero pb-section">
      <LoginForm onBegin={PostDashboard.prepare} />
    </section>
  ) : (
    <AuthPending />
  )
}

/** Shown while a stored token is checked and the dashboard is loaded. */
function AuthPending() {
  const t = useMessages('admin')

  return (
    <section className="min-h-svh pt-hero pb-section" aria-busy>
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.hero.question} answer={t.title} />
      </div>
    </section>
  )
}
