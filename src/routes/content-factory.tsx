import { createFileRoute } from '@tanstack/react-router'

import { loadContent } from '#src/content/registry.ts'
import { ContentFactoryPage } from '#src/features/calculator/content-factory-page.tsx'
import { parseFactorySearch } from '#src/features/calculator/factory-search.ts'
import { pageHead } from '#src/seo/page-head.ts'

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
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.labels.seo,
          locale: context.locale,
          brand: context.site.brand,
          path: '/content-factory',
        })
      : {},
  component: ContentFactoryRoute,
})

function ContentFactoryRoute() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ContentFactoryPage
      {...data}
      search={search}
      onChange={(change) =>
        void navigate({
          search: (before) => ({ ...before, ...change(before) }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
