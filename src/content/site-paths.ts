import type { FileRoutesByPath } from '@tanstack/react-router'

import { courseHref, freeLessonHref, outlineHref } from './course-paths.ts'
import { POSTS_PER_PAGE } from './post-lists.ts'

/** Content ids that determine addresses. */
export interface SiteFacts {
  posts: readonly { slug: string; tags: readonly string[] }[]
  courses: readonly { id: string; landing?: string; isComingSoon: boolean; freeModule?: number }[]
  /** Number of modules of the course area. */
  modules: number
  /** Ids of projects with a page. */
  projects: readonly { id: string }[]
  /** Numbers of certificates, which only the build knows. */
  certificates?: readonly string[]
}

/** The frame of the third-party chat on /client_test: a separate document with its own policy. */
export const CHAT_FRAME_PATH = '/support-chat'

/** Bilingual page outside the application. */
export const EDUCATION_PATH = '/edu/index.html'

/**
 * Routes whose address does not depend on content. The checklist is excluded, because it is the landing page of
 * a course.
 */
type StaticRoute = Exclude<keyof FileRoutesByPath, `${string}$${string}` | '/courses/ai-checklist'>
type RoutePath<Route extends string> = Route extends `/${infer Name}/` ? `/${Name}` : Route

/** Bare paths of these pages; a missing route is a type error. */
const STATIC_PATHS: Record<RoutePath<StaticRoute>, true> = {
  '/': true,
  '/about': true,
  '/access-code': true,
  '/admin': true,
  '/ai-curator': true,
  '/blog': true,
  '/blog/tag': true,
  '/client_test': true,
  '/consultation': true,
  '/content-factory': true,
  '/courses': true,
  '/dashboard': true,
  '/learning-path': true,
  '/news': true,
  '/offer': true,
  '/privacy': true,
  '/products': true,
  '/search': true,
}

/**
 * Bare paths of all prerendered pages, each of which exists with and without /uk.
 * Used by the prerenderer, the link check and the sitemap.
 */
export function sitePaths(facts: SiteFacts): string[] {
  const { posts, courses, modules, projects, certificates = [] } = facts
  const pages = Math.ceil(new Set(posts.map((post) => post.slug)).size / POSTS_PER_PAGE)
  const slugsByTag = new Map<string, Set<string>>()
  for (const { slug, tags } of posts) {
    for (const tag of tags) slugsByTag.set(tag, (slugsByTag.get(tag) ?? new Set()).add(slug))
  }
  return [
    ...Object.keys(STATIC_PATHS),
    ...posts.map((post) => `/blog/${post.slug}`),
    ...Array.from({ length: modules }, (_, index) => `/dashboard/${index + 1}`),
    ...Array.from({ length: Math.max(0, pages - 1) }, (_, index) => `/blog/page/${index + 2}`),
    ...[...slugsByTag].flatMap(([tag, slugs]) => [
      `/blog/tag/${tag}`,
      ...Array.from(
        { length: Math.ceil(slugs.size / POSTS_PER_PAGE) - 1 },
        (_, index) => `/blog/tag/${tag}/page/${index + 2}`,
      ),
    ]),
    ...courses.map(courseHref),
    ...courses.filter(({ freeModule }) => freeModule !== undefined).map(freeLessonHref),
    ...projects.map(({ id }) => `/case-study/${id}`),
    ...certificates.map((id) => `/certificate/${id}`),
    // Only upcoming courses have an outline page.
    ...courses.filter((course) => course.isComingSoon).map(outlineHref),
  ]
}
