import { createFileRoute } from '@tanstack/react-router'

import { mergePostIndex } from '#src/content/merged-posts.ts'
import { loadPostIndex } from '#src/content/posts.ts'
import { loadBrowserPosts, useHydratedBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import { TagsPage } from '#src/features/blog/tags-page.tsx'
import { routeHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale } }) => {
    const [index, browserPosts] = await Promise.all([
      loadPostIndex(locale),
      loadBrowserPosts(locale),
    ])
    return { index, browserPosts }
  },
  head: ({ loaderData, match }) => {
    const { blog } = match.context.t
    const tags = Object.keys(loaderData?.index.tags ?? {}).join(', ')
    return routeHead(match, {
      path: '/blog/tag',
      title: blog.allTags,
      description: tags ? blog.allTagsDescription(tags) : blog.nothingYet,
    })
  },
  component: TagsRoute,
})

function TagsRoute() {
  const { index, browserPosts } = Route.useLoaderData()
  const { tags } = mergePostIndex(index, useHydratedBrowserPosts(browserPosts) ?? [])
  return <TagsPage tags={tags} />
}
