import type { PostIndex, PostSummary } from './model.ts'
import { clampPage, POSTS_PER_PAGE } from './post-lists.ts'
import type { PostPage } from './posts.ts'

/** Total counts of published and browser posts. */
export function jointIndex(index: PostIndex, own: readonly PostSummary[]): PostIndex {
  const tags = { ...index.tags }
  for (const tag of own.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
  return { total: index.total + own.length, tags }
}

/**
 * One page of the combined list, browser posts first; `loadRange` loads published posts from
 * one index to another. A page number out of range is clamped.
 */
export async function jointPage(options: {
  own: readonly PostSummary[]
  builtTotal: number
  wanted: number
  loadRange: (from: number, to: number) => Promise<PostSummary[]>
}): Promise<PostPage> {
  const { own, builtTotal, wanted, loadRange } = options
  const total = own.length + builtTotal
  const { page, pages } = clampPage(wanted, total)
  const start = (page - 1) * POSTS_PER_PAGE
  const end = start + POSTS_PER_PAGE
  const built = await loadRange(
    Math.max(0, start - own.length),
    Math.min(builtTotal, Math.max(0, end - own.length)),
  )
  return { posts: [...own.slice(start, end), ...built], page, pages, total }
}
