import './styles/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { embeddedFiles, loadSite } from '#src/content/registry.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { localeOfPath } from '#src/i18n/paths.ts'
import { keepFocusInSight } from '#src/lib/browser/focus-in-sight.ts'
import { keepTyped } from '#src/lib/browser/keep-typed.ts'
import { installTrustedTypes } from '#src/lib/browser/trusted-types.ts'

import { createAppRouter } from './router.tsx'

installTrustedTypes()
// The course lists what it keeps for reading offline by this buffer, which ends at 250 files otherwise.
performance.setResourceTimingBufferSize(5000)
keepFocusInSight()

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')
const locale = localeOfPath(location.pathname.slice(import.meta.env.BASE_URL.length - 1))
const [t, site] = await Promise.all([loadMessages(locale), loadSite(locale)])
const router = createAppRouter({ locale, t, site })

// The build rendered the address without a query; with one, the first state of the page may differ.
const isPrerendered = container.dataset.prerendered === location.pathname + location.search
// Semi-internal (@tanstack/react-router 1.170): tells the router that the markup came from a server, so that it
// renders the same tree. Held by a contract test.
if (isPrerendered) router.ssr = { manifest: undefined }
await router.load()

// A link to a place in the page makes an entry without the key by which Back finds how far one has read since.
addEventListener('hashchange', () => {
  if (history.state === null) history.replaceState(router.history.location.state, '')
})

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
const putBackTyped = keepTyped(container)
const answerMissedPress = () => {
  putBackTyped()
  document.documentElement.dataset.app = 'ready'
  try {
    // A file of this page that goes later is answered by a reload again.
    sessionStorage.removeItem('reloaded')
  } catch {
    // Then there is nothing to forget either.
  }
  // In a task of its own React hydrates the part that is pressed first.
  setTimeout(() => document.missedPress?.())
}
document.addEventListener('site:ready', answerMissedPress, { once: true })
// The worker of a visitor who reads offline keeps what this document has brought: other pages show it too.
if (navigator.serviceWorker?.controller) {
  document.addEventListener('site:ready', () => {
    for (const file of embeddedFiles) void fetch(file).catch(() => undefined)
  })
}
const hasFailed = router.state.matches.some(({ status }) => status === 'error')
if (isPrerendered && !hasFailed) {
  startTransition(() => {
    hydrateRoot(container, app, {
      onRecoverableError(error) {
        reportError(error)
        // React has drawn the page anew, and puts it into the document after this call.
        setTimeout(putBackTyped)
      },
    })
  })
} else {
  router.ssr = undefined
  document.documentElement.lang = locale
  // React brings the head tags of the page, and would never take out those of the document.
  for (const tag of document.head.querySelectorAll(
    'title, meta[property], meta[name]:not([media], [name=viewport]), [rel=canonical], [rel=alternate]',
  )) {
    tag.remove()
  }
  createRoot(container).render(app)
}

// In development: content has been saved, and its modules hold the new values already.
async function showChanges(): Promise<void> {
  router.update({ ...router.options, context: { locale, t, site: await loadSite(locale) } })
  await router.invalidate()
}
import.meta.hot?.on('content:changed', () => void showChanges())
