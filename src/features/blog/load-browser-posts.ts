import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { loadMergedPage } from '#src/content/merged-posts.ts'
import type { PostSummary } from '#src/content/model.ts'
import { countPosts, loadPostIndex, loadPostRange, type PostPage } from '#src/content/posts.ts'
import { loadContent } from '#src/content/registry.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'

/** Posts read by the last loader; a difference means that another tab has changed them since. */
let lastRead = browserPosts.initial

/** Loads summaries of browser posts that are not published on the site; empty on the server. */
export async function loadBrowserPosts(locale: Locale): Promise<PostSummary[]> {
  lastRead = browserPosts.get()
  const { posts } = lastRead
  if (posts.length === 0) return []
  const [index, slugs, { addCover, summarizeBrowserPost }] = await Promise.all([
    loadPostIndex(locale),
    loadContent('post-slugs', locale),
    import('#src/content/browser-post-summary.ts'),
  ])
  return posts
    .filter(({ slug }) => !slugs.includes(slug))
    .map((post) => summarizeBrowserPost(addCover(post), index.tags))
}

/**
 * Loads a page of the blog or of a tag in which browser posts precede published ones. Returns `undefined` if
 * there are no browser posts.
 */
export async function loadPageWithBrowserPosts(
  locale: Locale,
  requestedPage: number,
  tag?: string,
): Promise<PostPage | undefined> {
  const browserPosts = await loadBrowserPosts(locale)
  const matching = browserPosts.filter(({ tags }) => tag === undefined || tags.includes(tag))
  if (matching.length === 0) return undefined
  return loadMergedPage({
    browserPosts: matching,
    publishedTotal: await countPosts(locale, tag),
    requestedPage,
    loadRange: (from, to) => loadPostRange(locale, from, to, tag),
  })
}

/**
 * Returns a loader's browser posts, except during hydration, because the prerendered page contains only
 * published posts. Reloads when browser posts change in this tab or another.
 */
export function useHydratedBrowserPosts<T>(browserPostData: T): T | undefined {
  const router = useRouter()
  useEffect(() => {
    // Posts may have changed between loading and subscribing.
    if (browserPosts.get() !== lastRead) void router.invalidate()
    return browserPosts.subscribe(() => void router.invalidate())
  }, [router])
  return useHydrated() ? browserPostData : undefined
}
