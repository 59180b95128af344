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
    // The default reads values as JSON: a search for `2.0` would be one for 2.
    parseSearch: parseSearchWith(String),
    stringifySearch: stringifySearchWith(JSON.stringify),
    // A route below the root shows its own not-found page where it has one.
    notFoundMode: 'root',
    // A route that throws leaves header and footer standing.
    defaultErrorComponent: ({ error }) => <ErrorPage t={context.t.error} error={error} />,
    defaultPreload: 'intent',
    defaultStructuralSharing: true,
    // On the server the router would add an inline script of its own, which the policy forbids.
    scrollRestoration: isBrowser && createScrollRule(),
  })
}

/**
 * Leaves a reader who has scrolled before the application ran where they are: the router would go to the top.
 * It notes only what is scrolled while it runs, so it is told of their place.
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
