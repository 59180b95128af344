import {
  createRouter,
  parseSearchWith,
  type RouterHistory,
  stringifySearchWith,
} from '@tanstack/react-router'

import type { Site } from '#src/content/model.ts'
import { ErrorPage } from '#src/features/shell/error-page.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { localizePath, unlocalizePath } from '#src/i18n/paths.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** Context of all routes: locale, messages and site data. */
export interface RouterContext {
  locale: Locale
  t: Messages
  site: Site
}

/**
 * Creates a router for one language. Routes have no prefix: it is removed from incoming addresses
 * and added to outgoing ones, so no route is written twice.
 */
export function createAppRouter(context: RouterContext, history?: RouterHistory) {
  const { locale } = context
  const isBrowser = typeof document !== 'undefined'
  return createRouter({
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
    // The default parses values as JSON and would turn a search for `2.0` into 2.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // A child route shows its own not-found page if it has one.
    notFoundMode: 'root',
    // An error in a route keeps header and footer.
    defaultErrorComponent: ({ error }) => <ErrorPage t={context.t.error} error={error} />,
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    // On the server the router would add an inline script, which the content security policy forbids.
    scrollRestoration: isBrowser && createScrollRule(),
  })
}

/**
 * Keeps the scroll position of a reader who scrolled before hydration; the router would scroll to the top.
 * It records only scrolling that it sees, so the position is passed to it.
 */
function createScrollRule(): () => boolean {
  let isFirst = true
  return () => {
    const staysInPlace = isFirst && scrollY > 0
    isFirst = false
    if (staysInPlace) document.dispatchEvent(new Event('scroll'))
    return !staysInPlace
  }
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}
