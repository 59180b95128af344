import {
  type AnyRouteMatch,
  createRootRouteWithContext,
  lazyRouteComponent,
  Outlet,
  type StaticDataRouteOption,
  useMatches,
} from '@tanstack/react-router'

import type { RouterContext } from '#src/app/router.tsx'
import { SiteProvider } from '#src/content/use-site.ts'
import { SearchLink, SiteSearch } from '#src/features/search/site-search.tsx'
import { SiteShell } from '#src/features/shell/site-shell.tsx'
import { LocaleProvider } from '#src/i18n/use-messages.tsx'

import { HeadTags } from './-head-tags.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page ends with a contact of its own, so the footer does not ask again. */
    hasShortFooter?: boolean
    /** Search does not find the page: it lists others, or is for one visitor. */
    isUnlisted?: boolean
    /** The entry of the header's navigation that the page belongs to, where its address does not say so. */
    partOf?: '/' | '/products' | '/courses'
    /** Where those are sent who have no code of the course. */
    guardedBy?: '/access-code'
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: lazyRouteComponent(() => import('./-not-found.tsx'), 'NotFoundRoute'),
})

function RootRoute() {
  const { locale, t, site } = Route.useRouteContext()
  const page = useMatches({ select: (matches) => pageOf(matches.at(-1)) })
  return (
    <LocaleProvider locale={locale}>
      <SiteProvider value={site}>
        <SiteShell
          hasShortFooter={page?.hasShortFooter ?? false}
          isSearchable={!page?.isUnlisted}
          partOf={page?.partOf}
          search={<SearchLink label={t.nav.search} />}
        >
          <HeadTags />
          <Outlet />
          <SiteSearch messenger={site.links.messenger} />
        </SiteShell>
      </SiteProvider>
    </LocaleProvider>
  )
}

/** What is known of the page that is shown; one that is not there has nothing of its route's. */
function pageOf(match: AnyRouteMatch | undefined): StaticDataRouteOption | undefined {
  return match?.status === 'notFound' ? undefined : match?.staticData
}
