/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9
