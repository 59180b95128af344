import { createFileRoute } from '@tanstack/react-router'

import { jointIndex } from '#src/content/joint-posts.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { loadBrowserPosts, useHydratedBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import { TagsPage } from '#src/features/blog/tags-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale } }) => {
    const [index, own] = await Promise.all([loadPostIndex(locale), loadBrowserPosts(locale)])
    return { index, own }
  },
  head: ({ loaderData, match: { context } }) => {
    const { blog } = context.t
    const tags = Object.keys(loaderData?.index.tags ?? {}).join(', ')
    return pageHead({
      locale: context.locale,
      brand: context.site.brand,
      path: '/blog/tag',
      title: blog.allTags,
      description: tags ? blog.allTagsDescription(tags) : blog.nothingYet,
    })
  },
  component: TagsRoute,
})

function TagsRoute() {
  const { index, own } = Route.useLoaderData()
  const { tags } = jointIndex(index, useHydratedBrowserPosts(own) ?? [])
  return <TagsPage tags={tags} />
}
