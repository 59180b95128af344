import './styles/app.css'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

import { keepFocusInSight } from '#src/browser/focus-in-sight.ts'
import { forgetLeaving } from '#src/browser/leaving.ts'
import { isPageWanted } from '#src/browser/page-wanted.ts'
import { askForStylesAgain, stylesLoaded } from '#src/browser/styles-loaded.ts'
import { installTrustedTypes } from '#src/browser/trusted-types.ts'
import { loadSite } from '#src/content/site.ts'
import { loadMessages } from '#src/i18n/messages.ts'
import { localeOfPath } from '#src/i18n/paths.ts'

import { createAppRouter } from './router.tsx'
import { letPageSleep, openDocumentsAtFirst, readHeadTags } from './routes/-page-sleep.ts'

installTrustedTypes()
// What the course keeps for reading offline is told by this list, which ends at 250 files otherwise.
performance.setResourceTimingBufferSize(5000)

const { pathname } = location
const locale = localeOfPath(pathname.slice(import.meta.env.BASE_URL.length - 1))
const container = document.getElementById('root')
if (!container) throw new Error('the page has no #root')

const [t, site] = await Promise.all([loadMessages(locale), loadSite(locale)])
const router = createAppRouter({ locale, t, site })
// The build rendered the address without a query: with one, the page may begin in another state. And
// Back or Forward may have led to another page of the application since the document came.
let isPrerendered = container.dataset.prerendered === location.pathname + location.search
// Semi-internal: tells the router that the markup came from a server, so that its tree is the same.
if (isPrerendered) router.ssr = { manifest: undefined }
openDocumentsAtFirst()
addEventListener('online', askForStylesAgain)
addEventListener('pageshow', forgetLeaving)
keepFocusInSight()
if (isPrerendered && !isPageWanted()) letPageSleep(router)
else await Promise.all([router.load(), stylesLoaded()])
// What tells of an error is not what the build rendered.
if (router.stores.matches.get().some((match) => match.status === 'error')) {
  isPrerendered = false
  router.ssr = undefined
}

// In development: content has been saved, and its modules hold the new values already.
async function showChanges(): Promise<void> {
  router.update({ ...router.options, context: { locale, t, site: await loadSite(locale) } })
  await router.invalidate()
}
import.meta.hot?.on('content:changed', () => void showChanges())

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
if (isPrerendered) {
  // In slices, so that a press in the meantime is answered.
  startTransition(() => {
    hydrateRoot(container, app)
  })
} else {
  document.documentElement.lang = locale
  // What the document shows stays until the application has drawn the page anew.
  const fresh = document.createElement('div')
  fresh.id = container.id
  // The application brings its own, and would never take out those that it has not brought.
  const headTags = readHeadTags()
  flushSync(() => createRoot(fresh).render(app))
  for (const tag of headTags) tag.remove()
  container.replaceWith(fresh)
}
