import { createFileRoute } from '@tanstack/react-router'

import { jointIndex } from '#src/content/joint-posts.ts'
import { loadPostIndex, loadPostsByTag } from '#src/content/posts.ts'
import { loadOwnPosts, useOwn } from '#src/features/blog/own-posts.ts'
import { TagPage } from '#src/features/blog/tag-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { countOf } from '#src/i18n/format.ts'
import { feedPaths } from '#src/seo/feed-paths.ts'
import { pageHead } from '#src/seo/page-head.ts'

import { orNotFound } from './-or-not-found.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/$tag')({
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params: { tag } }) => {
    const [posts, index, own] = await Promise.all([
      loadPostsByTag(locale, tag),
      loadPostIndex(locale),
      loadOwnPosts(locale),
    ])
    return { tag, posts: orNotFound(posts), index, own }
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
  const { tag, posts, index, own: found } = Route.useLoaderData()
  const { locale, t } = Route.useRouteContext()
  const own = useOwn(found) ?? []
  const tagged = own.filter((post) => post.tags.some((one) => one === tag))
  return (
    <TagPage
      tag={tag}
      posts={[...tagged, ...posts]}
      tags={jointIndex(index, own).tags}
      locale={locale}
      t={t}
    />
  )
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
