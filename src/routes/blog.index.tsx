import { createFileRoute } from '@tanstack/react-router'

import { loadPostPage } from '#src/content/posts.ts'
import { loadPage } from '#src/content/site.ts'
import { BlogPage } from '#src/features/blog/blog-page.tsx'
import { loadJointPage, useOwn } from '#src/features/blog/own-posts.ts'
import { parsePageNumber } from '#src/features/blog/page-number.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: (search): { page?: number | undefined } => parsePageNumber(search.page),
  loaderDeps: ({ search }) => ({ page: search.page }),
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, deps }) => {
    const [words, list, joint] = await Promise.all([
      loadPage(locale, 'blog'),
      loadPostPage(locale, deps.page ?? 1),
      loadJointPage(locale, deps.page ?? 1),
    ])
    return { words, list, joint }
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
  const { words, list, joint } = Route.useLoaderData()
  const { locale, t } = Route.useRouteContext()
  const shown = useOwn(joint) ?? list
  return <BlogPage hero={words.hero} list={shown} locale={locale} t={t} />
}
