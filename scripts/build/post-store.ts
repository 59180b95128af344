import { dirname, join } from 'node:path'

import type { z } from 'zod'

import type { Documents } from '#scripts/content/documents.ts'
import { localeOfFile } from '#scripts/lib/locale-of-file.ts'
import type { PostDetails, PostIndex, PostLink, PostSummary } from '#src/content/model.ts'
import { isPublished, POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import { Post } from '#src/content/schema/post.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { typesetAroundCode, typesetDeep } from '#src/i18n/typography.ts'
import type { Heading } from '#src/lib/headings.ts'
import { memoize } from '#src/lib/memoize.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'

import { documentsIn, type DocumentStore } from './document-store.ts'
import { coversOf, measureCover, ownCover } from './media.ts'

/** Number of related posts below an article. */
const RELATED_COUNT = 3

interface PostVersion {
  data: z.infer<typeof Post.schema>
  slug: string
  locale: Locale
  path: string
  text: string
  headings: Heading[]
}

/** Published posts of a day, for lists and pages. */
export function createPostStore(store: DocumentStore, options: { today: string; drafts: boolean }) {
  const { once, documents, site } = store

  const versions = () =>
    once('versions', () =>
      documents(Post)
        .map(versionOf)
        .filter(({ data }) => isPublished(data, options)),
    )

  /** Posts of a locale's lists: its own version of each, or the other language's if missing. */
  const postsOf = (locale: Locale): PostVersion[] =>
    once(`posts/${locale}`, () => {
      const bySlug = new Map<string, PostVersion>()
      for (const version of versions()) {
        if (version.locale === locale || !bySlug.has(version.slug))
          bySlug.set(version.slug, version)
      }
      return [...bySlug.values()].toSorted(
        (a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug, 'en'),
      )
    })

  /** Index of each post in a locale's lists, by slug. */
  const placesOf = (locale: Locale) =>
    once(`places/${locale}`, () => new Map(postsOf(locale).map(({ slug }, place) => [slug, place])))

  /** A post in a locale's lists. */
  const postOf = (locale: Locale, slug: string): PostVersion => {
    const version = postsOf(locale)[placesOf(locale).get(slug) ?? -1]
    if (!version) throw new Error(`no post "${slug}" in ${locale}`)
    return version
  }

  /** Languages of each post, by slug. */
  const languages = () =>
    once('languages', () => {
      const bySlug = new Map<string, Set<Locale>>()
      for (const { slug, locale } of versions()) {
        bySlug.set(slug, (bySlug.get(slug) ?? new Set()).add(locale))
      }
      return bySlug
    })

  const summaries = (locale: Locale) =>
    once(`summaries/${locale}`, () => postsOf(locale).map(summarize))

  /** Candidates for related posts: those that share the most tags, possibly including the post itself. */
  const relatedTo = (locale: Locale, tags: readonly string[]) =>
    once(`related/${locale}/${tags.join()}`, () =>
      sortByShared(summaries(locale), tags).slice(0, RELATED_COUNT + 1),
    )

  const taggedWith = (locale: Locale, tag: string) =>
    once(`tagged/${locale}/${tag}`, () =>
      summaries(locale).filter((post) => post.tags.some((one) => one === tag)),
    )

  const linkTo = ({ slug, title, locale }: PostSummary): PostLink => ({ slug, title, locale })

  /** A post by slug; `undefined` if unknown. */
  const details = (locale: Locale, slug: string): PostDetails | undefined => {
    const list = summaries(locale)
    const at = placesOf(locale).get(slug) ?? -1
    const summary = list[at]
    const version = postsOf(locale)[at]
    if (!summary || !version) return undefined
    const { data, path } = version
    const [newer, older] = [list[at - 1], list[at + 1]]
    const series = data.series
      ? list.filter((_, index) => postsOf(locale)[index]?.data.series === data.series).toReversed()
      : []
    return {
      ...summary,
      keywords: data.keywords,
      locales: LOCALES.filter((one) => languages().get(slug)?.has(one)),
      headings: version.headings.map(({ text, ...heading }) => ({
        ...heading,
        text: typesetAroundCode(version.locale, text),
      })),
      newer: newer && linkTo(newer),
      older: older && linkTo(older),
      related: relatedTo(locale, summary.tags)
        .filter((other) => other.slug !== slug)
        .slice(0, RELATED_COUNT),
      // A series with one part is not shown.
      series:
        data.series && series.length > 1
          ? { title: site(version.locale).series[data.series] ?? '', posts: series.map(linkTo) }
          : undefined,
      source: `content/${path}`,
    }
  }

  return {
    /**
     * Measures the cover files beside posts. Until then their posts
     * use drawn covers.
     * @throws ContentError if a file is not a picture.
     */
    measureCovers: async (next?: Documents) => {
      const all = next ? documentsIn(next, Post) : documents(Post)
      const images = all.flatMap((post) => imageOf(post) ?? [])
      const files = images.filter((image) => !image.startsWith('http'))
      await Promise.all(files.map(measureCover))
    },
    postIndex: (locale: Locale): PostIndex => {
      const list = summaries(locale)
      const tags: PostIndex['tags'] = {}
      for (const tag of list.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
      return { total: list.length, tags }
    },
    postSlugs: (locale: Locale) => postsOf(locale).map(({ slug }) => slug),
    /** Titles of a language's posts by slug, not typeset. */
    postTitles: (locale: Locale): Record<string, string> =>
      Object.fromEntries(
        versions()
          .filter((version) => version.locale === locale)
          .map(({ slug, data }) => [slug, data.title]),
      ),
    /** One page of a locale's list or tag. */
    postChunk: (locale: Locale, chunk: number, tag?: string) =>
      (tag === undefined ? summaries(locale) : taggedWith(locale, tag)).slice(
        chunk * POSTS_PER_PAGE,
        (chunk + 1) * POSTS_PER_PAGE,
      ),
    summaries,
    /** Front matter of a post. */
    source: (locale: Locale, slug: string) => {
      const { data, locale: language, path } = postOf(locale, slug)
      return { data, locale: language, plain: store.plain(Post, path) }
    },
    details,
    body: (locale: Locale, slug: string) => store.body(Post, postOf(locale, slug).path),
  }
}

const posts = new WeakMap<object, PostVersion>()

/** One language version of a post, cached by document. */
function versionOf(document: Omit<PostVersion, 'slug' | 'locale'>): PostVersion {
  const [, slug = ''] = document.path.split('/')
  const locale = localeOfFile(document.path)
  if (!locale) throw new Error(`content/${document.path} names no language`)
  const version = posts.get(document.data) ?? { ...document, slug, locale }
  posts.set(document.data, version)
  return version
}

/** Own cover of a post: `./cover.png` → `content/posts/hello/cover.png`; web addresses are unchanged. */
function imageOf({ data: { image }, path }: Pick<PostVersion, 'data' | 'path'>) {
  return image?.startsWith('./') ? join('content', dirname(path), image) : image
}

/** Summary of a post for lists. */
function summarize(version: PostVersion): PostSummary {
  const image = imageOf(version)
  // The cover file may change although the post does not.
  const own = image && ownCover(image, version.data.imageAlt)
  return { ...wordsOf(version), ...(own || drawnCovers(version)) }
}

/** Summary data of a post, cached by document. */
const wordsOf = memoize(({ data, slug, locale, text }: PostVersion) => ({
  slug,
  locale,
  ...typesetDeep(locale, { title: data.title, excerpt: data.excerpt }),
  date: data.date,
  updated: data.updated,
  tags: data.tags,
  minutes: readingMinutes(text),
  draft: data.draft,
}))

const drawnCovers = memoize(({ slug, data }: PostVersion) => coversOf(slug, data))

/** Posts with any of the tags, most shared tags first, then newest first. */
function sortByShared(list: readonly PostSummary[], tags: readonly string[]): PostSummary[] {
  const bySharedTags: PostSummary[][] = []
  for (const post of list) {
    const shared = post.tags.filter((tag) => tags.includes(tag)).length
    if (shared > 0) (bySharedTags[shared] ??= []).push(post)
  }
  return bySharedTags.toReversed().flatMap((posts) => posts ?? [])
}
