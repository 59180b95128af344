import { createFileRoute } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'

import { loadContent } from '#src/content/registry.ts'
import { ContentFactoryPage } from '#src/features/calculator/content-factory-page.tsx'
import { type FactorySearch, parseFactorySearch } from '#src/features/calculator/factory-search.ts'
import { nextPaint } from '#src/lib/browser/next-paint.ts'
import { routeHead } from '#src/seo/create-head.ts'

export const Route = createFileRoute('/content-factory')({
  staticData: { partOf: '/products' },
  validateSearch: parseFactorySearch,
  loaderDeps: ({ search }) => ({ lang: search.lang }),
  loader: async ({ context: { locale }, deps }) => {
    const language = deps.lang ?? locale
    const [factory, labels] = await Promise.all([
      loadContent('factory'),
      loadContent('factory-words', language),
    ])
    return { language, factory, labels }
  },
  head: ({ loaderData, match }) =>
    routeHead(match, loaderData && { ...loaderData.labels.seo, path: '/content-factory' }),
  component: ContentFactoryRoute,
})

function ContentFactoryRoute() {
  const data = Route.useLoaderData()
  const navigate = Route.useNavigate()
  // The choice is shown immediately, while the router needs longer for the address.
  const [search, showSearch] = useOptimistic(Route.useSearch())
  const change = (part: FactorySearch) =>
    startTransition(async () => {
      const next = { ...search, ...part }
      showSearch(next)
      await nextPaint()
      await navigate({ search: next, replace: true, resetScroll: false })
    })
  return <ContentFactoryPage {...data} search={search} onChange={change} />
}
