import type { MDXContent } from 'mdx/types'
import type { Locale } from '#src/i18n/locales.ts'
import type { PostDetails, PostIndex, PostSummary } from './model.ts'
import { POSTS_PER_PAGE } from './site-paths.ts'
import { use } from './track.ts'

const lists = {
  en: () => import('virtual:content/posts/en'),
  uk: () => import('virtual:content/posts/uk'),
}
const bodyMaps = {
  en: () => import('virtual:content/post-bodies/en'),
  uk: () => import('virtual:content/post-bodies/uk'),
}

/** A post with the component that renders its text. */
export interface LoadedPost {
  post: PostDetails
  Body: MDXContent
}

/** One page of a locale's list, newest first, with the page's number made valid. */
export interface PostPage {
  posts: PostSummary[]
  page: number
  pages: number
  total: number
}

/** How many posts there are, and under which tags. */
export async function loadPostIndex(locale: Locale): Promise<PostIndex> {
  const { index } = await use(`posts/${locale}`, lists[locale]())
  return index
}

/** Nine posts of a locale's list; a page out of range or not a number becomes the nearest there is. */
export async function loadPostPage(locale: Locale, wanted: number): Promise<PostPage> {
  const { index, chunks } = await use(`posts/${locale}`, lists[locale]())
  const pages = Math.max(1, Math.ceil(index.total / POSTS_PER_PAGE))
  const page = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1))
  const load = chunks[page - 1]
  const chunk = load && (await use(`post-chunk/${locale}/${page - 1}`, load()))
  return { posts: chunk?.posts ?? [], page, pages, total: index.total }
}

/** The posts of a locale's list from one place in it to another, of which as many as there are. */
export async function loadPostRange(
  locale: Locale,
  from: number,
  to: number,
): Promise<PostSummary[]> {
  const { chunks } = await lists[locale]()
  const first = Math.floor(from / POSTS_PER_PAGE)
  const wanted = from < to ? chunks.slice(first, Math.ceil(to / POSTS_PER_PAGE)) : []
  const loaded = await Promise.all(wanted.map((load) => load()))
  const start = from - first * POSTS_PER_PAGE
  return loaded.flatMap(({ posts }) => posts).slice(start, start + to - from)
}

/** Every post of a locale that carries a tag, or nothing for a tag without posts. */
export async function loadPostsByTag(
  locale: Locale,
  tag: string,
): Promise<PostSummary[] | undefined> {
  const { tags } = await use(`posts/${locale}`, lists[locale]())
  const load = Object.hasOwn(tags, tag) ? tags[tag] : undefined
  const list = load && (await use(`post-tag/${locale}/${tag}`, load()))
  return list?.posts
}

/** A locale's whole list, for what the build writes; pages of the site load slices. */
export async function listPosts(locale: Locale): Promise<PostSummary[]> {
  const { chunks } = await lists[locale]()
  const loaded = await Promise.all(chunks.map((load) => load()))
  return loaded.flatMap(({ posts }) => posts)
}

/** A post by its slug, or nothing for an unknown one. */
export async function loadPost(locale: Locale, slug: string): Promise<LoadedPost | undefined> {
  const { bodies } = await use(`post-bodies/${locale}`, bodyMaps[locale]())
  const load = Object.hasOwn(bodies, slug) ? bodies[slug] : undefined
  if (!load) return undefined
  const { post, default: Body } = await use(`post/${locale}/${slug}`, load())
  return { post, Body }
}

/** Slugs of all posts that a locale lists. */
export async function listPostSlugs(locale: Locale): Promise<string[]> {
  const { bodies } = await use(`post-bodies/${locale}`, bodyMaps[locale]())
  return Object.keys(bodies)
}
