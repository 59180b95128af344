import { createFileRoute } from '@tanstack/react-router'

import { loadPage } from '#src/content/site.ts'
import { HomePage } from '#src/features/home/home-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadPage(context.locale, 'home'),
  head: ({ loaderData, match }) =>
    loaderData
      ? pageHead({
          ...loaderData.seo,
          locale: match.context.locale,
          brand: match.context.site.brand,
          path: '/',
        })
      : {},
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage page={Route.useLoaderData()} />
}
