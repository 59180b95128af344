import { createFileRoute } from '@tanstack/react-router'

import { jointIndex } from '#src/content/joint-posts.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { loadOwnPosts, useOwn } from '#src/features/blog/own-posts.ts'
import { TagsPage } from '#src/features/blog/tags-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale } }) => {
    const [index, own] = await Promise.all([loadPostIndex(locale), loadOwnPosts(locale)])
    return { index, own }
  },
  head: ({ loaderData, match: { context } }) =>
    pageHead({
      locale: context.locale,
      brand: context.site.brand,
      path: '/blog/tag',
      title: context.t.blog.allTags,
      description: context.t.blog.allTagsDescription(
        Object.keys(loaderData?.index.tags ?? {}).join(', '),
      ),
    }),
  component: TagsRoute,
})

function TagsRoute() {
  const { index, own } = Route.useLoaderData()
  const { t } = Route.useRouteContext()
  const { tags } = jointIndex(index, useOwn(own) ?? [])
  return <TagsPage tags={tags} t={t} />
}
