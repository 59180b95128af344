import { useHydrated, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { jointPage } from '#src/content/joint-posts.ts'
import type { PostSummary } from '#src/content/model.ts'
import {
  countPosts,
  listPostSlugs,
  loadPostIndex,
  loadPostRange,
  type PostPage,
} from '#src/content/posts.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { BrowserPost } from '#src/lib/browser-post.ts'
import { browserPosts } from '#src/storage/browser-posts.ts'

/** Posts read by the last loader; a difference means that another tab has changed them since. */
let lastRead = browserPosts.initial

/** Loads summaries of browser posts that are not published on the site; empty on the server. */
export async function loadBrowserPosts(locale: Locale): Promise<PostSummary[]> {
  lastRead = browserPosts.get()
  const { posts } = lastRead
  if (posts.length === 0) return []
  const [index, slugs, { summarizeBrowserPost }] = await Promise.all([
    loadPostIndex(locale),
    listPostSlugs(locale),
    import('#src/content/own-summary.ts'),
  ])
  const own = posts.filter(({ slug }) => !slugs.includes(slug))
  // The drawing code is as large as the list code, and most posts have an image.
  const shown = own.some(({ image }) => image === '') ? await drawCovers(own) : own
  return shown.map((post) => summarizeBrowserPost(post, index.tags))
}

async function drawCovers(posts: readonly BrowserPost[]): Promise<BrowserPost[]> {
  const { withCover } = await import('#src/content/own-summary.ts')
  return posts.map(withCover)
}

/**
 * Loads a page of the blog or of a tag in which browser posts precede published ones. Returns `undefined` if
 * there are no browser posts.
 */
export async function loadJointPage(
  locale: Locale,
  wanted: number,
  tag?: string,
): Promise<PostPage | undefined> {
  const all = await loadBrowserPosts(locale)
  const own = tag === undefined ? all : all.filter((post) => post.tags.some((one) => one === tag))
  if (own.length === 0) return undefined
  return jointPage({
    own,
    builtTotal: await countPosts(locale, tag),
    wanted,
    loadRange: (from, to) => loadPostRange(locale, from, to, tag),
  })
}

/**
 * Returns a loader's browser posts, except during hydration, because the prerendered page contains only
 * published posts. Reloads when browser posts change in this tab or another.
 */
export function useHydratedBrowserPosts<T>(own: T): T | undefined {
  const router = useRouter()
  useEffect(() => {
    // Posts may have changed between loading and subscribing.
    if (browserPosts.get() !== lastRead) void router.invalidate()
    return browserPosts.subscribe(() => void router.invalidate())
  }, [router])
  return useHydrated() ? own : undefined
}
