import { createFileRoute } from '@tanstack/react-router'

import { loadPostIndex } from '#src/content/posts.ts'
import { TagsPage } from '#src/features/blog/tags-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/blog/tag/')({
  staticData: { isUnlisted: true },
  loader: ({ context: { locale } }) => loadPostIndex(locale),
  head: ({ loaderData, match: { context } }) =>
    pageHead({
      locale: context.locale,
      brand: context.site.brand,
      path: '/blog/tag',
      title: context.t.blog.allTags,
      description: context.t.blog.allTagsDescription(
        Object.keys(loaderData?.tags ?? {}).join(', '),
      ),
    }),
  component: TagsRoute,
})

function TagsRoute() {
  const { tags } = Route.useLoaderData()
  const { t } = Route.useRouteContext()
  return <TagsPage tags={tags} t={t} />
}
