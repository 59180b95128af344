import { createFileRoute } from '@tanstack/react-router'

import { loadPostIndex, loadPostsByTag } from '#src/content/posts.ts'
import { TagPage } from '#src/features/blog/tag-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { countOf } from '#src/i18n/format.ts'
import { feedPaths } from '#src/seo/feed-paths.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { orNotFound } from './-or-not-found.ts'

export const Route = createFileRoute('/blog/tag/$tag')({
  loader: async ({ context: { locale }, params: { tag } }) => {
    const [posts, index] = await Promise.all([loadPostsByTag(locale, tag), loadPostIndex(locale)])
    return { tag, posts: orNotFound(posts), tags: index.tags }
  },
  head: ({ loaderData, match: { context } }) => {
    if (!loaderData) return {}
    const { tag, posts } = loaderData
    const { locale, t, site } = context
    const count = countOf(locale, posts.length, t.blog.posts)
    return pageHead({
      locale,
      brand: site.brand,
      path: `/blog/tag/${tag}`,
      title: t.blog.tagTitle(tag),
      description: t.blog.tagDescription(tag, count),
      feeds: [
        {
          type: 'application/rss+xml',
          path: feedPaths(locale, tag).rss,
          title: t.blog.tagTitle(tag),
        },
      ],
    })
  },
  component: TagRoute,
  notFoundComponent: TagNotFound,
})

function TagRoute() {
  const { tag, posts, tags } = Route.useLoaderData()
  const { locale, t } = Route.useRouteContext()
  return <TagPage tag={tag} posts={posts} tags={tags} locale={locale} t={t} />
}

function TagNotFound() {
  const { t } = Route.useRouteContext()
  const { tag } = Route.useParams()
  return (
    <MissingItem
      question={t.blog.tagQuestion(tag)}
      title={t.blog.tagNotFound}
      text={t.blog.postNotFoundText}
      backTo="/blog"
      backLabel={t.blog.backToBlog}
    />
  )
}
