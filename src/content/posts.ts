import type { Locale } from '#src/i18n/locales.ts'

import type { Body } from './compiled-body.ts'
import { loadDocument } from './load-document.ts'
import type { PostDetails, PostIndex, PostSummary } from './model.ts'
import { clampPage, POSTS_PER_PAGE } from './post-lists.ts'
import { loadContent, unlessMissing } from './registry.ts'

/** A post with the component that renders its text. */
export interface LoadedPost {
  post: PostDetails
  Body: Body
}

/** One page of a locale's list, newest first, with the clamped page number. */
export interface PostPage {
  posts: PostSummary[]
  page: number
  pages: number
  total: number
}

/** Summaries loaded by lists, by locale and slug: `en/hello`. */
const listedPosts = new Map<string, PostSummary>()

/** Loads the number of posts, in total and by tag. */
export function loadPostIndex(locale: Locale): Promise<PostIndex> {
  return loadContent('posts', locale)
}

/** Number of posts of a locale or tag. */
export async function countPosts(locale: Locale, tag?: string): Promise<number> {
  const { total, tags } = await loadPostIndex(locale)
  if (tag === undefined) return total
  return Object.entries(tags).find(([name]) => name === tag)?.[1] ?? 0
}

/**
 * One page of a locale's posts, or of those with a tag; an invalid page number is
 * clamped.
 */
export async function loadPostPage(
  locale: Locale,
  requestedPage: number,
  tag?: string,
): Promise<PostPage> {
  const total = await countPosts(locale, tag)
  const { page, pages } = clampPage(requestedPage, total)
  const posts = total > 0 ? await loadChunk(locale, page - 1, tag) : []
  return { posts, page, pages, total }
}

/** Posts of a locale, or of those with a tag, from one index to another. */
export async function loadPostRange(
  locale: Locale,
  from: number,
  to: number,
  tag?: string,
): Promise<PostSummary[]> {
  const end = Math.min(to, await countPosts(locale, tag))
  const first = Math.floor(from / POSTS_PER_PAGE)
  const count = from < end ? Math.ceil(end / POSTS_PER_PAGE) - first : 0
  const chunks = await Promise.all(
    Array.from({ length: count }, (_, chunk) => loadChunk(locale, first + chunk, tag)),
  )
  const start = from - first * POSTS_PER_PAGE
  return chunks.flat().slice(start, start + end - from)
}

/** All posts of a locale, for the build; pages of the site load slices. */
export async function listPosts(locale: Locale): Promise<PostSummary[]> {
  return loadPostRange(locale, 0, Number.POSITIVE_INFINITY)
}

/** A post by slug; `undefined` if unknown. */
export async function loadPost(locale: Locale, slug: string): Promise<LoadedPost | undefined> {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const path = ['post', locale, slug] as const
  const { data: post, Body } = (await unlessMissing(loadDocument(...path), ...path)) ?? {}
  cacheSummaries(locale, post?.related ?? [])
  return post && Body && { post, Body }
}

/** Summary of a post from lists loaded before, including related posts. */
export function findListedPost(locale: Locale, slug: string): PostSummary | undefined {
  return listedPosts.get(`${locale}/${slug}`)
}

function cacheSummaries(locale: Locale, posts: readonly PostSummary[]): void {
  for (const post of posts) listedPosts.set(`${locale}/${post.slug}`, post)
}

async function loadChunk(locale: Locale, chunk: number, tag?: string): Promise<PostSummary[]> {
  const posts = tag
    ? await loadContent('post-tag', locale, tag, String(chunk))
    : await loadContent('post-chunk', locale, String(chunk))
  cacheSummaries(locale, posts)
  return posts
}
