import { dirname, join } from 'node:path'

import type { z } from 'zod'

import { localeOfFile } from '#scripts/lib/locale-of-file.ts'
import type { PostDetails, PostIndex, PostLink, PostSummary } from '#src/content/model.ts'
import { isPublished, POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import { Post } from '#src/content/schema/post.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { typesetAroundCode, typesetDeep } from '#src/i18n/typography.ts'
import type { Heading } from '#src/lib/headings.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'

import type { DocumentStore } from './document-store.ts'
import { coversOf, ownCover } from './media.ts'

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

  /** Published versions of each post, by slug and language. */
  const versions = () =>
    once('versions', () => {
      const bySlug = new Map<string, Partial<Record<Locale, PostVersion>>>()
      for (const version of documents(Post).map(versionOf)) {
        if (!isPublished(version.data, options)) continue
        const { slug, locale } = version
        bySlug.set(slug, { ...bySlug.get(slug), [locale]: version })
      }
      return bySlug
    })

  /** Posts of a locale's lists, newest first: its own version of each, or the other language's if missing. */
  const postsOf = (locale: Locale) =>
    once(`posts/${locale}`, () =>
      [...versions().values()]
        .flatMap((own) => own[locale] ?? Object.values(own))
        .map((version) => ({ version, summary: summarize(version) }))
        .toSorted(
          ({ summary: a }, { summary: b }) =>
            b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, 'en'),
        ),
    )

  const summaries = (locale: Locale) => postsOf(locale).map(({ summary }) => summary)

  /** A post in a locale's lists. */
  const postOf = (locale: Locale, slug: string): PostVersion => {
    const post = postsOf(locale).find(({ version }) => version.slug === slug)
    if (!post) throw new Error(`no post "${slug}" in ${locale}`)
    return post.version
  }

  /** A post by slug; `undefined` if unknown. */
  const details = (locale: Locale, slug: string): PostDetails | undefined => {
    const list = postsOf(locale)
    const at = list.findIndex(({ summary }) => summary.slug === slug)
    const post = list[at]
    if (!post) return undefined
    const { version, summary } = post
    const { data, path } = version
    const [newer, older] = [list[at - 1], list[at + 1]]
    const series = data.series
      ? list.filter((other) => other.version.data.series === data.series).toReversed()
      : []
    return {
      ...summary,
      keywords: data.keywords,
      locales: LOCALES.filter((one) => versions().get(slug)?.[one]),
      headings: version.headings.map(({ text, ...heading }) => ({
        ...heading,
        text: typesetAroundCode(version.locale, text),
      })),
      newer: newer && linkTo(newer.summary),
      older: older && linkTo(older.summary),
      related: relatedTo(summary, list),
      // A series with one part is not shown.
      series:
        data.series && series.length > 1
          ? {
              title: site(version.locale).series[data.series] ?? '',
              posts: series.map((part) => linkTo(part.summary)),
            }
          : undefined,
      source: `content/${path}`,
    }
  }

  return {
    /** Cover files beside posts. */
    coverFiles: (all: readonly Pick<PostVersion, 'data' | 'path'>[]) =>
      all.flatMap((post) => imageOf(post) ?? []).filter((image) => !image.startsWith('http')),
    postIndex: (locale: Locale): PostIndex => {
      const list = summaries(locale)
      const tags: PostIndex['tags'] = {}
      for (const tag of list.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
      return { total: list.length, tags }
    },
    postSlugs: (locale: Locale) => summaries(locale).map(({ slug }) => slug),
    /** Titles of a language's posts by slug, not typeset. */
    postTitles: (locale: Locale): Record<string, string> =>
      Object.fromEntries(
        [...versions()].flatMap(([slug, own]) => {
          const title = own[locale]?.data.title
          return title === undefined ? [] : [[slug, title]]
        }),
      ),
    /** One page of a locale's list or tag. */
    postChunk: (locale: Locale, chunk: number, tag?: string) =>
      summaries(locale)
        .filter(({ tags }) => tag === undefined || tags.some((one) => one === tag))
        .slice(chunk * POSTS_PER_PAGE, (chunk + 1) * POSTS_PER_PAGE),
    summaries,
    /** A post before typesetting and placeholder replacement. */
    source: postOf,
    details,
    body: (locale: Locale, slug: string) => store.body(Post, postOf(locale, slug).path),
  }
}

/** One language version of a post. */
function versionOf(document: Omit<PostVersion, 'slug' | 'locale'>): PostVersion {
  const [, slug = ''] = document.path.split('/')
  const locale = localeOfFile(document.path)
  if (!locale) throw new Error(`content/${document.path} names no language`)
  return { ...document, slug, locale }
}

/** Own cover of a post: `./cover.png` → `content/posts/hello/cover.png`; web addresses are unchanged. */
function imageOf({ data: { image }, path }: Pick<PostVersion, 'data' | 'path'>) {
  return image?.startsWith('./') ? join('content', dirname(path), image) : image
}

/** Summary of a post for lists. */
function summarize({ data, slug, locale, text, path }: PostVersion): PostSummary {
  const image = imageOf({ data, path })
  return {
    slug,
    locale,
    ...typesetDeep(locale, { title: data.title, excerpt: data.excerpt }),
    date: data.date,
    updated: data.updated,
    tags: data.tags,
    minutes: readingMinutes(text),
    draft: data.draft,
    ...((image && ownCover(image, data.imageAlt)) || coversOf(slug, data)),
  }
}

function linkTo({ slug, title, locale }: PostSummary): PostLink {
  return { slug, title, locale }
}

/** Posts that share tags with a post, most shared tags first. */
function relatedTo({ slug, tags }: PostSummary, list: readonly { summary: PostSummary }[]) {
  const countShared = (post: PostSummary) => post.tags.filter((tag) => tags.includes(tag)).length
  return list
    .map(({ summary }) => ({ summary, shared: countShared(summary) }))
    .filter(({ summary, shared }) => shared > 0 && summary.slug !== slug)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, RELATED_COUNT)
    .map(({ summary }) => summary)
}
