import {
  createRouter,
  type ParsedLocation,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'

import { arrival } from '#src/browser/arrival.ts'
import type { Site } from '#src/content/model.ts'
import { loadPageFiles } from '#src/content/page-files.ts'
import { ErrorPage } from '#src/features/shell/error-page.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { localizePath, unlocalizePath } from '#src/i18n/paths.ts'
import { once } from '#src/lib/once.ts'
import { isSavingData } from '#src/lib/saving-data.ts'
import { BROWSER_POSTS_KEY } from '#src/storage/browser-posts-key.ts'
import { isStored } from '#src/storage/cell.ts'

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
    // The default reads values as JSON: a search for `2.0` would be one for 2.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // Below a page that says itself what is missing, the router would show that page.
    notFoundMode: 'root',
    // A route that throws leaves header and footer standing.
    defaultErrorComponent: ({ error }) => <ErrorPage t={context.t.error} error={error} />,
    // What a link on the screen leads to is there before it is pressed.
    defaultPreload: isBrowser && !isSavingData(navigator) ? 'viewport' : 'intent',
    defaultStructuralSharing: true,
    // On the server the router would add an inline script of its own.
    scrollRestoration: isBrowser && createScrollRule(),
  })
  if (isBrowser) {
    router.subscribe('onBeforeNavigate', noteScroll)
    const preload = router.preloadRoute
    const startFetching = once(async () => {
      const [module, files] = await Promise.all([
        import('#src/navigation/fetch-ahead.ts'),
        loadPageFiles(locale),
      ])
      const hasOwnPosts = () => isStored(BROWSER_POSTS_KEY)
      return module.createFetchAhead(router, preload, files, hasOwnPosts, loadPictures)
    })
    // The first links that ask are alive, so that what is being hydrated has the files to itself.
    router.preloadRoute = (options) =>
      startFetching().then(
        (fetchPage) => fetchPage(options),
        // Without it pages open as documents.
        () => undefined,
      )
  }
  return router
}

/**
 * Leaves a reader who has scrolled before the application ran, or before the page woke up, where they
 * are: the router would begin with the top of the page. From then on it restores as ever; who comes back,
 * or enters a page at a place inside it, gets it laid out whole before, as long as it is.
 */
function createScrollRule(): (options: { location: ParsedLocation }) => boolean {
  let first: string | undefined
  let isStart = true
  addEventListener('popstate', () => (arrival.isReturn = true))
  let path = ''
  return ({ location: { state, pathname, hash } }) => {
    const key = state.__TSR_key ?? ''
    const isFirst = first === undefined
    first ??= key
    if (key !== first) isStart = false
    // The page that is left stays as it is, for its place has been noted.
    if (arrival.isReturn || hash) document.documentElement.dataset.whole = ''
    else if (!isFirst && pathname !== path) delete document.documentElement.dataset.whole
    arrival.isReturn = false
    path = pathname
    const isLeftAlone = isStart && !(isFirst && scrollY === 0)
    if (isLeftAlone) noteScroll()
    return !isLeftAlone
  }
}

/**
 * Has the router note the place of the page that is open, to which Back leads. By itself it does not know of
 * what was scrolled before it ran, or in the frame of a press, as screen readers do.
 */
function noteScroll(): void {
  if (scrollY > 0) document.dispatchEvent(new Event('scroll'))
}

/** From here and not where it is used: what stands around every page is there, and its styles are not asked for. */
const loadPictures = () => import('#src/navigation/page-pictures.tsx')

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
