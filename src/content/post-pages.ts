/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9

/** A page's number made valid, and how many pages so many posts make: (`7`, 12) → page 2 of 2. */
export function clampPage(wanted: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}
