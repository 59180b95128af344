import './styles/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { embeddedFiles, loadSite } from '#src/content/registry.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { getPathLocale } from '#src/i18n/paths.ts'
import { keepFocusVisible } from '#src/lib/browser/keep-focus-visible.ts'
import { preserveInput } from '#src/lib/browser/preserve-input.ts'
import { installTrustedTypes } from '#src/lib/browser/trusted-types.ts'

import { createAppRouter } from './router.tsx'

installTrustedTypes()
// Offline reading of the course lists the loaded files from this buffer, which has 250 entries by default.
performance.setResourceTimingBufferSize(5000)
keepFocusVisible()

const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')
const locale = getPathLocale(location.pathname.slice(import.meta.env.BASE_URL.length - 1))
const [t, site] = await Promise.all([loadMessages(locale), loadSite(locale)])
const router = createAppRouter({ locale, t, site })

// The build rendered the address without a query; the inline script marks one that may change the first render.
const isPrerendered =
  container.dataset.prerendered === location.pathname &&
  !('query' in document.documentElement.dataset)
// Semi-internal (@tanstack/react-router 1.170): tells the router that the markup came from a server, so that it
// renders the same tree. A contract test covers it.
if (isPrerendered) router.ssr = { manifest: undefined }
await router.load()

// An anchor link creates a history entry without the key by which the router restores the scroll position.
addEventListener('hashchange', () => {
  if (history.state === null) history.replaceState(router.history.location.state, '')
})

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
const restoreInput = preserveInput(container)
const replayMissedClick = () => {
  restoreInput()
  document.documentElement.dataset.app = 'ready'
  try {
    // Allows another automatic reload if a file goes missing later.
    sessionStorage.removeItem('reloaded')
  } catch {
    // Without storage there is no mark to remove.
  }
  // In a separate task React hydrates a pressed part first.
  setTimeout(() => document.missedPress?.())
}
document.addEventListener('site:ready', replayMissedClick, { once: true })
// For offline reading the service worker caches the content of this document, which other pages use too.
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
        // React has rendered the page again and inserts it after this call.
        setTimeout(restoreInput)
      },
    })
  })
} else {
  router.ssr = undefined
  document.documentElement.lang = locale
  // React adds the head tags of the page, but does not remove the prerendered ones. They are removed after the first
  // render, because without a title the tab would show the address.
  const prerenderedTags = document.head.querySelectorAll(
    'title, meta[property], meta[name]:not([media], [name=viewport]), [rel=canonical], [rel=alternate]',
  )
  const removePrerenderedTags = () => {
    for (const tag of prerenderedTags) tag.remove()
  }
  document.addEventListener('site:ready', removePrerenderedTags, { once: true })
  createRoot(container).render(app)
}

// In development: content has changed, and its modules have been replaced.
async function showChanges(): Promise<void> {
  router.update({ ...router.options, context: { locale, t, site: await loadSite(locale) } })
  await router.invalidate()
}
import.meta.hot?.on('content:changed', () => void showChanges())
