import { createFileRoute } from '@tanstack/react-router'

import { listCases } from '#src/content/cases.ts'
import { loadClaims } from '#src/content/claims.ts'
import { loadOffers } from '#src/content/offers.ts'
import { loadPortrait } from '#src/content/portrait.ts'
import { listProducts } from '#src/content/products.ts'
import { listProjects, parseProjectTag } from '#src/content/projects.ts'
import { loadPage } from '#src/content/site.ts'
import { HomePage } from '#src/features/showcase/home-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/')({
  validateSearch: (search: Record<string, unknown>) => {
    const { case: id, tag: wanted, ...rest } = search
    const tag = parseProjectTag(wanted)
    return { ...rest, ...(typeof id === 'string' && { case: id }), ...(tag && { tag }) }
  },
  staticData: { hasShortFooter: true },
  loader: async ({ context: { locale } }) => {
    const [page, about, claims, products, offers, cases, projects, portrait] = await Promise.all([
      loadPage(locale, 'home'),
      loadPage(locale, 'about'),
      loadClaims(locale),
      listProducts(locale),
      loadOffers(),
      listCases(locale),
      listProjects(locale),
      loadPortrait(),
    ])
    return { page, about, claims, products, offers, cases, projects, portrait }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.page.seo,
          locale: context.locale,
          brand: context.site.brand,
          path: '/',
        })
      : {},
  component: HomeRoute,
})

function HomeRoute() {
  const { locale, t, site } = Route.useRouteContext()
  return <HomePage {...Route.useLoaderData()} site={site} locale={locale} t={t} />
}
