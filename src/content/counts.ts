/** Modules of the course area, each of which has a lesson and a page to print. */
export const MODULE_COUNT = 5

/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9
