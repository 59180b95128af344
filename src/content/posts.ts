import type { Locale } from '#src/i18n/locales.ts'

import type { Body } from './compiled-body.ts'
import type { PostDetails, PostIndex, PostSummary } from './model.ts'
import { clampPage, POSTS_PER_PAGE } from './post-pages.ts'
import { contentFile, loadContent, loadDocument } from './registry.ts'

/** A post with the component that renders its text. */
export interface LoadedPost {
  post: PostDetails
  Body: Body
}

/** One page of a locale's list, newest first, with the page's number made valid. */
export interface PostPage {
  posts: PostSummary[]
  page: number
  pages: number
  total: number
}

/** Posts by locale and slug, `en/hello`, that a list has shown. */
const listedPosts = new Map<string, PostSummary>()

/** How many posts there are, and under which tags. */
export function loadPostIndex(locale: Locale): Promise<PostIndex> {
  return loadContent('posts', locale)
}

/** How many posts a locale lists, or has with a tag. */
export async function countPosts(locale: Locale, tag?: string): Promise<number> {
  const { total, tags } = await loadPostIndex(locale)
  if (tag === undefined) return total
  return Object.entries(tags).find(([name]) => name === tag)?.[1] ?? 0
}

/**
 * Nine posts of a locale's list, or of those with a tag; a page out of range or not a number becomes
 * the nearest there is.
 */
export async function loadPostPage(
  locale: Locale,
  wanted: number,
  tag?: string,
): Promise<PostPage> {
  const total = await countPosts(locale, tag)
  const { page, pages } = clampPage(wanted, total)
  const posts = total > 0 ? await loadChunk(locale, page - 1, tag) : []
  return { posts, page, pages, total }
}

/** The posts of a locale's list, or of those with a tag, from one place to another, as far as there are. */
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

/** A locale's whole list, for what the build writes; pages of the site load slices. */
export async function listPosts(locale: Locale): Promise<PostSummary[]> {
  return loadPostRange(locale, 0, Number.POSITIVE_INFINITY)
}

/** A post by its slug, or nothing for an unknown one. */
export async function loadPost(locale: Locale, slug: string): Promise<LoadedPost | undefined> {
  if (!/^[a-z0-9-]+$/.test(slug)) return undefined
  const loading = loadDocument('post', locale, slug)
  const { data: post, Body } = await loading.catch(async (error: unknown) => {
    // A file that is missing and a network that is gone look the same to an import.
    const file = contentFile('post', locale, slug)
    const answer = await fetch(file, { method: 'HEAD' }).catch(() => undefined)
    if (answer?.status === 404) return { data: undefined, Body: undefined }
    throw error
  })
  noteListed(locale, post?.related ?? [])
  return post && Body && { post, Body }
}

/** What the lists that have been loaded say of a post, those of related posts among them. */
export function findListedPost(locale: Locale, slug: string): PostSummary | undefined {
  return listedPosts.get(`${locale}/${slug}`)
}

/** Slugs of all posts that a locale lists: for the owner's own pages, as it grows with the blog. */
export function listPostSlugs(locale: Locale): Promise<string[]> {
  return loadContent('post-slugs', locale)
}

/** Titles by slug of the posts written in a language: for the owner's own pages as well. */
export function loadPostTitles(locale: Locale): Promise<Record<string, string>> {
  return loadContent('post-titles', locale)
}

function noteListed(locale: Locale, posts: readonly PostSummary[]): void {
  for (const post of posts) listedPosts.set(`${locale}/${post.slug}`, post)
}

async function loadChunk(locale: Locale, chunk: number, tag?: string): Promise<PostSummary[]> {
  const posts = tag
    ? await loadContent('post-tag', locale, tag, String(chunk))
    : await loadContent('post-chunk', locale, String(chunk))
  noteListed(locale, posts)
  return posts
}
