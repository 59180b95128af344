import { Await, createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { mergePostIndex } from '#src/content/merged-posts.ts'
import type { PostIndex, PostSummary } from '#src/content/model.ts'
import { findListedPost, type LoadedPost, loadPost, loadPostIndex } from '#src/content/posts.ts'
import { loadBrowserPosts, useHydratedBrowserPosts } from '#src/features/blog/load-browser-posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { TagList } from '#src/features/blog/tag-list.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'
import { routeHead } from '#src/seo/create-head.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { requireFound } from './-require-found.ts'
import { withMessages } from './-with-messages.ts'

// The Markdown renderer of browser posts is a separate chunk.
const BrowserPostPage = lazy(() =>
  import('./-browser-post.tsx').then((module) => ({ default: module.BrowserPostPage })),
)

export const Route = createFileRoute('/blog/$slug')({
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params: { slug } }) => {
    const [browserSummaries, index] = await Promise.all([
      loadBrowserPosts(locale),
      loadPostIndex(locale),
    ])
    // A post that exists only in this browser is rendered by the not-found component.
    requireFound(browserSummaries.some((post) => post.slug === slug) ? undefined : slug)
    // If a list has loaded the summary already, it is shown while the body loads.
    const summary = import.meta.env.SSR ? undefined : findListedPost(locale, slug)
    const loading = loadPost(locale, slug).then(requireFound)
    const text: LoadedPost | Promise<LoadedPost> = summary ? loading : await loading
    return { post: summary ?? (await loading).post, text, index, browserSummaries }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { post, text } = loaderData
    return routeHead(match, {
      path: `/blog/${post.slug}`,
      title: post.title,
      description: post.excerpt,
      locales: text instanceof Promise ? undefined : text.post.locales,
      type: 'article',
      publishedAt: post.date,
      updatedAt: post.updated,
    })
  },
  component: PostRoute,
  notFoundComponent: PostNotFound,
})

function PostRoute() {
  const { post, text, index, browserSummaries } = Route.useLoaderData()
  const { locale, site } = Route.useRouteContext()
  const shared = {
    post,
    tagList: <MergedTags index={index} browserPosts={browserSummaries} />,
    repository: site.repository,
  }
  const getPage = ({ post: details, Body }: LoadedPost) => (
    <PostPage {...shared} details={details}>
      <Mdx Body={Body} lang={post.locale === locale ? undefined : locale} />
    </PostPage>
  )
  if (!(text instanceof Promise)) return getPage(text)
  return (
    <Await key={post.slug} promise={text} fallback={<PostPage {...shared} />}>
      {getPage}
    </Await>
  )
}

/** All tags, counting browser posts. A part of its own, so that the article is not rendered again after hydration. */
function MergedTags({ index, browserPosts }: { index: PostIndex; browserPosts: PostSummary[] }) {
  const t = useMessages('blog')
  const { tags } = mergePostIndex(index, useHydratedBrowserPosts(browserPosts) ?? [])
  return <TagList tags={tags} label={t.blog.tags} />
}

function PostNotFound() {
  const { t, site } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { posts } = usePersistentStore(browserPosts)
  const browserPost = posts.find((post) => post.slug === slug)
  if (browserPost) {
    return (
      <Suspense>
        <BrowserPostPage post={browserPost} brand={site.brand} />
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
