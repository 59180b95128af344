import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { jointIndex } from '#src/content/joint-posts.ts'
import { loadPost, loadPostIndex } from '#src/content/posts.ts'
import { loadOwnPosts, useOwn } from '#src/features/blog/own-posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'
import { pageHead } from '#src/seo/page-head.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'
import { useCell } from '#src/storage/use-cell.ts'

import { orNotFound } from './-or-not-found.ts'
import { withMessages } from './-with-messages.ts'

// Its Markdown renderer is no part of any other page. No `lazyPart`: where it is missing there is no page,
// which the route's error tells.
const OwnPost = lazy(() =>
  import('./-own-post.tsx').then((module) => ({ default: module.OwnPost })),
)

export const Route = createFileRoute('/blog/$slug')({
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params }) => {
    const own = await loadOwnPosts(locale)
    // A post of this browser alone has no file to ask for.
    const isOnlyHere = own.some(({ slug }) => slug === params.slug)
    const [loaded, index] = await Promise.all([
      isOnlyHere ? undefined : loadPost(locale, params.slug),
      loadPostIndex(locale),
    ])
    return { ...orNotFound(loaded), index, own }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          locale: context.locale,
          brand: context.site.brand,
          path: `/blog/${loaderData.post.slug}`,
          title: loaderData.post.title,
          description: loaderData.post.excerpt,
          locales: loaderData.post.locales,
          type: 'article',
          publishedAt: loaderData.post.date,
          updatedAt: loaderData.post.updated,
        })
      : {},
  component: PostRoute,
  notFoundComponent: PostNotFound,
})

function PostRoute() {
  const { post, Body, index, own } = Route.useLoaderData()
  const { locale, t, site } = Route.useRouteContext()
  const { tags } = jointIndex(index, useOwn(own) ?? [])
  return (
    <PostPage post={post} tags={tags} repository={site.repository} locale={locale} t={t}>
      <Mdx Body={Body} t={t} />
    </PostPage>
  )
}

function PostNotFound() {
  const { locale, t } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { posts } = useCell(browserPosts)
  const own = posts.find((post) => post.slug === slug)
  if (own) {
    return (
      <Suspense>
        <OwnPost post={own} locale={locale} t={t} />
      </Suspense>
    )
  }
  return (
    <MissingItem
      question={t.blog.postNotFoundQuestion}
      title={t.blog.postNotFound}
      text={t.blog.postNotFoundText}
      backTo="/blog"
      backLabel={t.blog.backToBlog}
    />
  )
}
