import { createFileRoute } from '@tanstack/react-router'

import { loadPost, loadPostIndex } from '#src/content/posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { LegacyRedirect } from '#src/features/shell/legacy-redirect.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'
import { pageHead } from '#src/seo/page-head.ts'

import { orNotFound } from './-or-not-found.ts'

export const Route = createFileRoute('/blog/$slug')({
  loader: async ({ context: { locale }, params }) => {
    const [loaded, index] = await Promise.all([
      loadPost(locale, params.slug),
      loadPostIndex(locale),
    ])
    return { ...orNotFound(loaded), tags: index.tags }
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
  const { post, Body, tags } = Route.useLoaderData()
  const { locale, t, site } = Route.useRouteContext()
  return (
    <PostPage post={post} tags={tags} repository={site.repository} locale={locale} t={t}>
      <Mdx Body={Body} t={t} />
    </PostPage>
  )
}

function PostNotFound() {
  const { t } = Route.useRouteContext()
  return (
    <LegacyRedirect>
      <MissingItem
        question={t.blog.postNotFoundQuestion}
        title={t.blog.postNotFound}
        text={t.blog.postNotFoundText}
        backTo="/blog"
        backLabel={t.blog.backToBlog}
      />
    </LegacyRedirect>
  )
}
