/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9

/** Clamps a page number and computes the number of pages: (`7`, 12) → page 2 of 2. */
export function clampPage(wanted: number, total: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(total / POSTS_PER_PAGE))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}
