import { folder, load as loadFile, suffix } from 'virtual:content-files'

import type { Locale } from '#src/i18n/locales.ts'

import { bodyOf, type Body, type CompiledBody } from './compiled-body.ts'
import type { PostDetails, PostIndex, PostSummary } from './model.ts'
import { clampPage, POSTS_PER_PAGE } from './post-pages.ts'
import { cacheAndTrack } from './track.ts'

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
export async function loadPostIndex(locale: Locale): Promise<PostIndex> {
  const { index } = await load<{ index: PostIndex }>(`posts/${locale}`)
  return index
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
  const id = `post/${locale}/${slug}`
  const loading = load<{ post: PostDetails | undefined; default: CompiledBody }>(id)
  const { post, default: body } = await loading.catch(async (error: unknown) => {
    // A file that is missing and a network that is gone look the same to an import.
    const answer = await fetch(folder + id + suffix, { method: 'HEAD' }).catch(() => undefined)
    if (answer?.status === 404) return { post: undefined, default: undefined }
    throw error
  })
  noteListed(locale, post?.related ?? [])
  return post && body && { post, Body: bodyOf(body) }
}

/** What the lists that have been loaded say of a post, those of related posts among them. */
export function findListedPost(locale: Locale, slug: string): PostSummary | undefined {
  return listedPosts.get(`${locale}/${slug}`)
}

/** Slugs of all posts that a locale lists: for the owner's own pages, as it grows with the blog. */
export async function listPostSlugs(locale: Locale): Promise<string[]> {
  const { slugs } = await load<{ slugs: string[] }>(`post-slugs/${locale}`)
  return slugs
}

/** Titles by slug of the posts written in a language: for the owner's own pages as well. */
export async function loadPostTitles(locale: Locale): Promise<Record<string, string>> {
  const { titles } = await load<{ titles: Record<string, string> }>(`post-titles/${locale}`)
  return titles
}

function noteListed(locale: Locale, posts: readonly PostSummary[]): void {
  for (const post of posts) listedPosts.set(`${locale}/${post.slug}`, post)
}

async function loadChunk(locale: Locale, chunk: number, tag?: string): Promise<PostSummary[]> {
  const id = tag ? `post-tag/${locale}/${tag}/${chunk}` : `post-chunk/${locale}/${chunk}`
  const { posts } = await load<{ posts: PostSummary[] }>(id)
  noteListed(locale, posts)
  return posts
}

/**
 * A file of the blog by its id. Its address is computed, so that no page carries a list of all posts:
 * what a page costs stays the same however many there are.
 */
function load<Module>(id: string): Promise<Module> {
  return cacheAndTrack(id, () => loadFile(id) as Promise<Module>)
}
