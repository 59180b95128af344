import { createFileRoute, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

import { afterPaint } from '#src/browser/after-paint.ts'
import { arrival } from '#src/browser/arrival.ts'
import { hasStyles, stylesLoaded } from '#src/browser/styles-loaded.ts'
import { jointIndex } from '#src/content/joint-posts.ts'
import { findListedPost, isPostLoaded, loadPost, loadPostIndex } from '#src/content/posts.ts'
import { cacheAndTrack } from '#src/content/track.ts'
import { loadOwnPosts, useOwn } from '#src/features/blog/own-posts.ts'
import { PostPage } from '#src/features/blog/post-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import type { Locale } from '#src/i18n/locales.ts'
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

/**
 * A post's text, and what renders it, with the styles of both. The page waits for them here and not before, as
 * pages do that leave it to the build (`scripts/build/split-route.ts`): its head is shown without.
 */
async function loadText(locale: Locale, slug: string) {
  const [loaded, { Mdx }] = await Promise.all([
    loadPost(locale, slug),
    cacheAndTrack('src/mdx/mdx.tsx', () => import('#src/mdx/mdx.tsx')),
    import.meta.env.SSR || stylesLoaded(),
  ])
  return { ...orNotFound(loaded), Mdx }
}

/** Whose head stands alone: its page is loaded whole next. */
let headAlone: string | undefined

/** What a list has said of a post, as long as its text is on its way. */
function findHead(locale: Locale, slug: string) {
  const isTextHere = isPostLoaded(locale, slug) && hasStyles()
  return isTextHere || headAlone === slug ? undefined : findListedPost(locale, slug)
}

export const Route = createFileRoute('/blog/$slug')({
  staticData: { waitsForStyles: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params: { slug }, cause, location }) => {
    const own = await loadOwnPosts(locale)
    // A post of this browser alone has no file to ask for.
    const isOnlyHere = own.some((post) => post.slug === slug)
    // Who comes back, or enters at a place inside it, needs all of the page.
    const isWhole =
      (cause === 'preload' && !location.state.isPicture) || location.hash !== '' || arrival.isReturn
    const head = import.meta.env.SSR || isWhole ? undefined : findHead(locale, slug)
    const [text, index] = await Promise.all([
      isOnlyHere || head ? undefined : loadText(locale, slug),
      loadPostIndex(locale),
    ])
    return { post: orNotFound(text?.post ?? head), text, index, own }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          locale: context.locale,
          brand: context.site.brand,
          path: `/blog/${loaderData.post.slug}`,
          title: loaderData.post.title,
          description: loaderData.post.excerpt,
          locales: loaderData.text?.post.locales,
          type: 'article',
          publishedAt: loaderData.post.date,
          updatedAt: loaderData.post.updated,
        })
      : {},
  component: PostRoute,
  notFoundComponent: PostNotFound,
})

function PostRoute() {
  const { post, text, index, own } = Route.useLoaderData()
  const { locale, t, site } = Route.useRouteContext()
  const { tags } = jointIndex(index, useOwn(own) ?? [])
  const router = useRouter()
  // The head is there; now the page is loaded whole.
  useEffect(() => {
    if (text) return
    headAlone = post.slug
    const stop = afterPaint(() => void router.invalidate())
    return () => {
      stop()
      headAlone = undefined
    }
  }, [router, text, post.slug])
  return (
    <PostPage
      post={post}
      details={text?.post}
      tags={tags}
      repository={site.repository}
      locale={locale}
      t={t}
    >
      {text && (
        <text.Mdx Body={text.Body} t={t} lang={post.locale === locale ? undefined : locale} />
      )}
    </PostPage>
  )
}

function PostNotFound() {
  const { locale, t, site } = Route.useRouteContext()
  const { slug } = Route.useParams()
  const { posts } = useCell(browserPosts)
  const own = posts.find((post) => post.slug === slug)
  if (own) {
    return (
      <Suspense>
        <OwnPost post={own} brand={site.brand} locale={locale} t={t} />
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
