/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9

/** Clamps a page number and computes the number of pages: (`7`, 12) → page 2 of 2. */
export function clampPage(requestedPage: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  return { page: Math.min(pages, Math.max(1, Math.trunc(requestedPage) || 1)), pages }
}

/**
 * Whether a post is published in a build of a day (`2023-10-10`): it is not a draft, and its date is
 * not in the future. The development server shows all posts.
 */
export function isPublished(
  post: { draft: boolean; date: string },
  build: { today: string; drafts: boolean },
): boolean {
  return build.drafts || (!post.draft && post.date <= build.today)
}
