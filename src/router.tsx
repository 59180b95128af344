import { createRouter, type ParsedLocation, type RouterHistory } from '@tanstack/react-router'

import type { Site } from '#src/content/model.ts'
import { ErrorPage } from '#src/features/shell/error-page.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { localizePath, unlocalizePath } from '#src/i18n/paths.ts'
import { whenPageWanted } from '#src/lib/page-wanted.ts'

import { createIdleQueue, isSavingData } from './idle-queue.ts'
import { routeTree } from './routeTree.gen.ts'

/** What every route knows: its language, the words in it, and the site's own facts. */
export interface RouterContext {
  locale: Locale
  t: Messages
  site: Site
}

/**
 * A router for one language. Routes are written without it: the prefix is taken off on the way in
 * and put back on the way out, so no route has a twin.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const { locale } = context
  const isBrowser = typeof document !== 'undefined'
  const router = createRouter({
    routeTree,
    context,
    ...(history && { history }),
    basepath: import.meta.env.BASE_URL,
    rewrite: {
      input: ({ url }) => {
        url.pathname = unlocalizePath(url.pathname)
        return url
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, locale)
        return url
      },
    },
    trailingSlash: 'never',
    // A route that throws leaves header and footer standing.
    defaultErrorComponent: ({ error }) => <ErrorPage t={context.t.error} error={error} />,
    // What a link on the screen leads to is there before it is pressed.
    defaultPreload: isBrowser && !isSavingData(navigator) ? 'viewport' : 'intent',
    defaultStructuralSharing: true,
    // On the server the router would add an inline script of its own.
    scrollRestoration: isBrowser && createScrollRule(),
  })
  // Ten links come into view at once; their pages are fetched between other work, not ahead of it.
  const preload = router.preloadRoute
  const queue = createIdleQueue()
  const rest = isBrowser && new Promise((resolve) => setTimeout(resolve, LOOK))
  router.preloadRoute = async (options) => {
    // Who has only looked for a moment may have come for this page alone.
    await Promise.race([whenPageWanted(), rest])
    await new Promise<void>(queue)
    // Without a network only what is pressed is tried, from what the browser keeps.
    return navigator.onLine ? preload(options) : undefined
  }
  return router
}

/** Milliseconds after which even an untouched page is no longer only looked at. */
const LOOK = 1000

/**
 * Leaves a reader who has scrolled before the application ran, or before the page woke up, where they
 * are: the router would begin with the top of the page. From then on it restores as ever.
 */
function createScrollRule(): (options: { location: ParsedLocation }) => boolean {
  let first: string | undefined
  let isStart = true
  return ({ location: { state } }) => {
    const key = state.__TSR_key ?? ''
    const isFirst = first === undefined
    first ??= key
    if (key !== first) isStart = false
    return !isStart || (isFirst && scrollY === 0)
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
