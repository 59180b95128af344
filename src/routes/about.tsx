import { createFileRoute } from '@tanstack/react-router'

import { loadClaims } from '#src/content/claims.ts'
import { loadPortrait } from '#src/content/portrait.ts'
import { loadPage } from '#src/content/site.ts'
import { AboutPage } from '#src/features/showcase/about-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/about')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale } }) => {
    const [page, claims, portrait] = await Promise.all([
      loadPage(locale, 'about'),
      loadClaims(locale),
      loadPortrait(),
    ])
    return { page, claims, portrait }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.page.seo,
          locale: context.locale,
          brand: context.site.brand,
          path: '/about',
        })
      : {},
  component: AboutRoute,
})

function AboutRoute() {
  const { t, site } = Route.useRouteContext()
  return <AboutPage {...Route.useLoaderData()} site={site} t={t} />
}
