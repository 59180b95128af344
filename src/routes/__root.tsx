import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from '@tanstack/react-router'

import { SearchButton } from '#src/features/search/search-button.tsx'
import { ErrorPage } from '#src/features/shell/error-page.tsx'
import { LegacyRedirect } from '#src/features/shell/legacy-redirect.tsx'
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx'
import { SiteShell } from '#src/features/shell/site-shell.tsx'
import type { RouterContext } from '#src/router.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page ends with a contact of its own, so the footer does not ask again. */
    hasShortFooter?: boolean
    /** Search does not find the page: it lists others, or is for one visitor. */
    isUnlisted?: boolean
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: NotFoundRoute,
  errorComponent: RootError,
})

function RootRoute() {
  const { locale, t, site } = Route.useRouteContext()
  const hasShortFooter = useMatches({
    select: (matches) => matches.some((match) => match.staticData.hasShortFooter),
  })
  const isSearchable = useMatches({
    select: (matches) => !matches.some((match) => match.staticData.isUnlisted),
  })
  return (
    <SiteShell
      locale={locale}
      t={t}
      site={site}
      hasShortFooter={hasShortFooter ?? false}
      isSearchable={isSearchable}
      search={<SearchButton locale={locale} t={t} messenger={site.links.messenger} />}
    >
      <HeadContent />
      <Outlet />
    </SiteShell>
  )
}

function NotFoundRoute() {
  const { t } = Route.useRouteContext()
  return (
    <LegacyRedirect>
      <NotFoundPage t={t.notFound} />
    </LegacyRedirect>
  )
}

function RootError({ error }: { error: unknown }) {
  const { t } = Route.useRouteContext()
  return <ErrorPage t={t.error} error={error} />
}
