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

/** What the last loader has read, to tell whether another tab has written since. */
let lastRead = browserPosts.initial

/** The posts written in this browser that the site does not have yet, for a loader; none on the server. */
export async function loadOwnPosts(locale: Locale): Promise<PostSummary[]> {
  lastRead = browserPosts.get()
  const { posts } = lastRead
  if (posts.length === 0) return []
  const [index, slugs, { summarizeBrowserPost }] = await Promise.all([
    loadPostIndex(locale),
    listPostSlugs(locale),
    import('#src/content/own-summary.ts'),
  ])
  const own = posts.filter(({ slug }) => !slugs.includes(slug))
  // What draws is as large as the list, and most posts have a picture.
  const shown = own.some(({ image }) => image === '') ? await drawCovers(own) : own
  return shown.map((post) => summarizeBrowserPost(post, index.tags))
}

async function drawCovers(posts: readonly BrowserPost[]): Promise<BrowserPost[]> {
  const { withCover } = await import('#src/content/own-summary.ts')
  return posts.map(withCover)
}

/**
 * A page of the list, or of a tag's, with the browser's posts first, or nothing where the browser has
 * none.
 */
export async function loadJointPage(
  locale: Locale,
  wanted: number,
  tag?: string,
): Promise<PostPage | undefined> {
  const all = await loadOwnPosts(locale)
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
 * Passes on what a loader has found in this browser, but not while the page is taken over: the static
 * page shows the site's posts alone. Loads again when the posts change, in this tab or another.
 */
export function useOwn<T>(own: T): T | undefined {
  const router = useRouter()
  useEffect(() => {
    // Between loading and now nobody has listened.
    if (browserPosts.get() !== lastRead) void router.invalidate()
    return browserPosts.subscribe(() => void router.invalidate())
  }, [router])
  return useHydrated() ? own : undefined
}
