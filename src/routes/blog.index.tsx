import { createFileRoute } from '@tanstack/react-router'

import { loadPostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/site.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { parsePageNumber } from '#src/features/blog/page-number.ts'
import { pageHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/blog/')({
  staticData: { isUnlisted: true },
  validateSearch: (search): { page?: number } => parsePageNumber(search.page),
  loaderDeps: ({ search }) => ({ page: search.page }),
  loader: async ({ context: { locale }, deps }) => {
    const [words, list] = await Promise.all([
      loadPage(locale, 'blog'),
      loadPostPage(locale, deps.page ?? 1),
    ])
    return { words, list }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.words.seo,
          locale: context.locale,
          brand: context.site.brand,
          path: '/blog',
        })
      : {},
  component: BlogRoute,
})

function BlogRoute() {
  const { words, list } = Route.useLoaderData()
  const { locale, t } = Route.useRouteContext()
  return <BlogPage hero={words.hero} list={list} locale={locale} t={t} />
}
