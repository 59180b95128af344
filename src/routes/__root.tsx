import { createRootRouteWithContext, lazyRouteComponent, useMatches } from '@tanstack/react-router'

import { SearchButton } from '#src/features/search/search-button.tsx'
import { SiteShell } from '#src/features/shell/site-shell.tsx'
import type { RouterContext } from '#src/router.tsx'

import { SleepyPage } from './-sleepy-page.tsx'

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
  notFoundComponent: lazyRouteComponent(() => import('./-not-found.tsx'), 'NotFoundRoute'),
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
      <SleepyPage />
    </SiteShell>
  )
}
