import type { PostIndex, PostSummary } from './model.ts'
import { clampPage, POSTS_PER_PAGE } from './post-lists.ts'
import type { PostPage } from './posts.ts'

/** Total counts of published and browser posts. */
export function mergePostIndex(index: PostIndex, browserPosts: readonly PostSummary[]): PostIndex {
  const tags = { ...index.tags }
  for (const tag of browserPosts.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
  return { total: index.total + browserPosts.length, tags }
}

/**
 * One page of the combined list, browser posts first; `loadRange` loads published posts from
 * one index to another. A page number out of range is clamped.
 */
export async function loadMergedPage(options: {
  browserPosts: readonly PostSummary[]
  publishedTotal: number
  requestedPage: number
  loadRange: (from: number, to: number) => Promise<PostSummary[]>
}): Promise<PostPage> {
  const { browserPosts, publishedTotal, requestedPage, loadRange } = options
  const total = browserPosts.length + publishedTotal
  const { page, pages } = clampPage(requestedPage, total)
  const start = (page - 1) * POSTS_PER_PAGE
  const end = start + POSTS_PER_PAGE
  const published = await loadRange(
    Math.max(0, start - browserPosts.length),
    Math.min(publishedTotal, Math.max(0, end - browserPosts.length)),
  )
  return { posts: [...browserPosts.slice(start, end), ...published], page, pages, total }
}
