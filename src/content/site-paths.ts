/** What exists in content, as far as addresses depend on it. */
export interface SiteFacts {
  posts: readonly { slug: string; tags: readonly string[] }[]
  courses: readonly { id: string; landing?: string | undefined }[]
  /** Projects that have a page. */
  projects: readonly { id: string }[]
}

/** Pages whose address does not depend on content. */
const STATIC_PATHS = [
  '/',
  '/about',
  '/blog',
  '/blog/tag',
  '/courses',
  '/products',
  '/search',
] as const

/** Number of posts on one page of the blog's list. */
export const POSTS_PER_PAGE = 9

/**
 * Bare paths of all pages that the build writes, each of which exists plain and under /uk.
 * The prerenderer, the link check and the sitemap ask here.
 */
export function sitePaths({ posts, courses, projects }: SiteFacts): string[] {
  const pages = Math.ceil(new Set(posts.map((post) => post.slug)).size / POSTS_PER_PAGE)
  const tags = new Set(posts.flatMap((post) => post.tags))
  return [
    ...STATIC_PATHS,
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `/blog/page/${index + 2}`),
    ...[...tags].map((tag) => `/blog/tag/${tag}`),
    ...posts.map((post) => `/blog/${post.slug}`),
    ...courses.map((course) => course.landing ?? `/courses/${course.id}`),
    ...projects.map(({ id }) => `/case-study/${id}`),
  ]
}
