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
    /** The page has its own contact section, so the footer has none. */
    hasShortFooter?: boolean
    /** Excludes the page from the site search: it is a list or private. */
    isUnlisted?: boolean
    /** Section of the header's navigation, if the address does not determine it. */
    partOf?: '/' | '/products' | '/courses'
    /** Redirect target for visitors without an access code. */
    guardedBy?: '/access-code'
  }
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: RootRoute,
  notFoundComponent: lazyRouteComponent(() => import('./-not-found.tsx'), 'NotFoundRoute'),
})

function RootRoute() {
  const { locale, t, site } = Route.useRouteContext()
  const page = useMatches({ select: (matches) => getPage(matches.at(-1)) })
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

/** Static data of the shown page; a not-found page has none. */
function getPage(match: AnyRouteMatch | undefined): StaticDataRouteOption | undefined {
  return match?.status === 'notFound' ? undefined : match?.staticData
}
