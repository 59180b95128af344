import { MODULE_COUNT } from '#src/lib/module-count.ts'

import { POSTS_PER_PAGE } from './post-pages.ts'
import { courseHref, planHref } from './prices.ts'

/** What exists in content, as far as addresses depend on it. */
export interface SiteFacts {
  posts: readonly { slug: string; tags: readonly string[] }[]
  courses: readonly { id: string; landing?: string; isComingSoon: boolean }[]
  /** Projects that have a page. */
  projects: readonly { id: string }[]
}

/** The page that loads another company's chat: it has a security policy of its own, and is not listed. */
export const CHAT_PATH = '/client_test'

/** The page that stands outside the application, in both languages at once. */
export const EDUCATION_PATH = '/edu/index.html'

/** Pages whose address does not depend on content. */
const STATIC_PATHS = [
  '/',
  '/about',
  '/access-code',
  '/admin',
  '/ai-curator',
  '/blog',
  '/blog/tag',
  '/consultation',
  '/content-factory',
  CHAT_PATH,
  '/courses',
  '/dashboard',
  '/learning-path',
  '/offer',
  '/privacy',
  '/products',
  '/search',
] as const

/**
 * Bare paths of all pages that the build writes, each of which exists plain and under /uk.
 * The prerenderer, the link check and the sitemap ask here.
 */
export function sitePaths({ posts, courses, projects }: SiteFacts): string[] {
  const pages = Math.ceil(new Set(posts.map((post) => post.slug)).size / POSTS_PER_PAGE)
  const slugsByTag = new Map<string, Set<string>>()
  for (const { slug, tags } of posts) {
    for (const tag of tags) slugsByTag.set(tag, (slugsByTag.get(tag) ?? new Set()).add(slug))
  }
  return [
    ...STATIC_PATHS,
    ...posts.map((post) => `/blog/${post.slug}`),
    ...Array.from({ length: MODULE_COUNT }, (_, index) => `/dashboard/${index + 1}`),
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `/blog/page/${index + 2}`),
    ...[...slugsByTag].flatMap(([tag, slugs]) => [
      `/blog/tag/${tag}`,
      ...Array.from(
        { length: Math.ceil(slugs.size / POSTS_PER_PAGE) - 1 },
        (_, index) => `/blog/tag/${tag}/page/${index + 2}`,
      ),
    ]),
    ...courses.map(courseHref),
    ...projects.map(({ id }) => `/case-study/${id}`),
    // What is coming has a page of its own; what is here opens elsewhere.
    ...courses.filter((course) => course.isComingSoon).map(planHref),
  ]
}
