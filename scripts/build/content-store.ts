import { dirname, join } from 'node:path'

import { type Documents, generatedDocuments } from '#scripts/content/documents.ts'
import type { PostDetails, PostIndex, PostLink, PostSummary, Site } from '#src/content/model.ts'
import { isPublished, POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import { Post } from '#src/content/schema/post.ts'
import { Project } from '#src/content/schema/project.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { typesetAroundCode, typesetDeep } from '#src/i18n/typography.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'

import { drawCover, measureCover, ownCover } from './media.ts'
import { createPageContent, getDocuments } from './page-content.ts'

/** Number of related posts below an article. */
const RELATED_COUNT = 3

type PostDocument = ReturnType<typeof getDocuments<(typeof Post)['schema']>>[number]
type PostVersion = PostDocument & { locale: Locale }

export type ContentStore = ReturnType<typeof createContentStore>

/** Converts contentlayer's documents to the values that pages import. */
export function createContentStore(options: {
  /** Date of the build, which decides which posts are published. */
  today: string
  /** Time of the build in ms since 1970, which decides which offers have ended. */
  now?: number
  drafts: boolean
  /** Whether sample reviews and certificates are shown; production builds leave them out. */
  samples?: boolean
  documents?: Documents
  /** Default repository for sites whose settings do not name one. */
  repository?: Site['repository']
}) {
  const { now = Date.now(), documents = generatedDocuments() } = options
  const pages = createPageContent({ ...options, now, documents, getPicture })
  const { once } = pages

  /** Published versions of each post, by slug and language. */
  const versions = () =>
    once('versions', () => {
      const bySlug = new Map<string, Partial<Record<Locale, PostVersion>>>()
      for (const { locale, ...version } of pages.documents(Post)) {
        if (!locale) throw new Error(`content/${version.path} has no language`)
        if (!isPublished(version.data, options)) continue
        bySlug.set(version.id, { ...bySlug.get(version.id), [locale]: { ...version, locale } })
      }
      return bySlug
    })

  /** Posts of a locale's lists, newest first: its own version of each, or the other language's if missing. */
  const getPosts = (locale: Locale) =>
    once(`posts/${locale}`, () =>
      [...versions().values()]
        .flatMap((translations) => translations[locale] ?? Object.values(translations))
        .map((version) => ({ version, summary: summarize(version) }))
        .toSorted(
          ({ summary: a }, { summary: b }) =>
            b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug, 'en'),
        ),
    )

  const summaries = (locale: Locale) => getPosts(locale).map(({ summary }) => summary)

  /** A post before typesetting and placeholder replacement. */
  const source = (locale: Locale, slug: string): PostVersion => {
    const post = getPosts(locale).find(({ version }) => version.id === slug)
    if (!post) throw new Error(`no post "${slug}" in ${locale}`)
    return post.version
  }

  /** A post by slug; `undefined` if unknown. */
  const details = (locale: Locale, slug: string): PostDetails | undefined => {
    const posts = getPosts(locale)
    const index = posts.findIndex(({ summary }) => summary.slug === slug)
    const post = posts[index]
    if (!post) return undefined
    const { version, summary } = post
    const { data, path } = version
    const [newer, older] = [posts[index - 1], posts[index + 1]]
    const series = data.series
      ? posts.filter((other) => other.version.data.series === data.series).toReversed()
      : []
    return {
      ...summary,
      keywords: data.keywords,
      locales: LOCALES.filter((language) => versions().get(slug)?.[language]),
      headings: version.headings.map(({ text, ...heading }) => ({
        ...heading,
        text: typesetAroundCode(version.locale, text),
      })),
      newer: newer && linkTo(newer.summary),
      older: older && linkTo(older.summary),
      related: getRelatedPosts(summary, posts),
      // A series with one part is not shown.
      series:
        data.series && series.length > 1
          ? {
              title: pages.site(version.locale).series[data.series] ?? '',
              posts: series.map((part) => linkTo(part.summary)),
            }
          : undefined,
      source: `content/${path}`,
    }
  }

  return {
    ...pages,
    site: (locale: Locale) => ({ repository: options.repository, ...pages.site(locale) }),
    legalBody: (locale: Locale, id: string) => pages.body('Legal', `legal/${id}/${locale}.mdx`),
    postIndex: (locale: Locale): PostIndex => {
      const posts = summaries(locale)
      const tags: PostIndex['tags'] = {}
      for (const tag of posts.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
      return { total: posts.length, tags }
    },
    postSlugs: (locale: Locale) => summaries(locale).map(({ slug }) => slug),
    /** Titles of a language's posts by slug, not typeset. */
    postTitles: (locale: Locale): Record<string, string> =>
      Object.fromEntries(
        [...versions()].flatMap(([slug, translations]) => {
          const title = translations[locale]?.data.title
          return title === undefined ? [] : [[slug, title]]
        }),
      ),
    /** One page of a locale's list or tag. */
    postChunk: (locale: Locale, chunk: number, tag?: string) =>
      summaries(locale)
        .filter(({ tags }) => tag === undefined || tags.some((postTag) => postTag === tag))
        .slice(chunk * POSTS_PER_PAGE, (chunk + 1) * POSTS_PER_PAGE),
    summaries,
    source,
    details,
    postBody: (locale: Locale, slug: string) => pages.body('Post', source(locale, slug).path),
    /**
     * Measures the pictures of posts and projects and replaces the documents. A picture that has not been
     * measured is replaced by a generated cover.
     * @throws ContentError if a file is not a picture.
     */
    show: async (next: Documents = options.documents ?? generatedDocuments()) => {
      const covers = getDocuments(next, Post).flatMap((post) => getCoverFile(post) ?? [])
      const pictures = getDocuments(next, Project).flatMap(({ data }) => data.image ?? [])
      const files = [...covers.filter((file) => !file.startsWith('http')), ...pictures.map(getFile)]
      await Promise.all(files.map(measureCover))
      pages.show(next)
    },
  }
}

/** Own cover of a post: `./cover.png` → `content/posts/hello/cover.png`; web addresses are unchanged. */
function getCoverFile({ data: { image }, path }: Pick<PostDocument, 'data' | 'path'>) {
  return image?.startsWith('./') ? join('content', dirname(path), image) : image
}

/** Summary of a post for lists. */
function summarize(version: PostVersion): PostSummary {
  const { data, id, locale, text } = version
  const image = getCoverFile(version)
  const uploaded = image && ownCover(image, data.imageAlt)
  return {
    slug: id,
    locale,
    ...typesetDeep(locale, { title: data.title, excerpt: data.excerpt }),
    date: data.date,
    updated: data.updated,
    tags: data.tags,
    minutes: readingMinutes(text),
    draft: data.draft,
    cover: uploaded || drawCover(id, data.tags),
    squareCover: uploaded ? undefined : drawCover(id, data.tags, 'square'),
  }
}

function linkTo({ slug, title, locale }: PostSummary): PostLink {
  return { slug, title, locale }
}

/** Posts that share tags with a post, most shared tags first. */
function getRelatedPosts({ slug, tags }: PostSummary, posts: readonly { summary: PostSummary }[]) {
  const countShared = (post: PostSummary) => post.tags.filter((tag) => tags.includes(tag)).length
  return posts
    .map(({ summary }) => ({ summary, shared: countShared(summary) }))
    .filter(({ summary, shared }) => shared > 0 && summary.slug !== slug)
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, RELATED_COUNT)
    .map(({ summary }) => summary)
}

/** Picture of a project: its file, or a generated cover. */
function getPicture(id: string, data: { image?: string; art?: string; imageAlt?: string }) {
  const uploaded = data.image && ownCover(getFile(data.image), data.imageAlt)
  return uploaded || drawCover(id, data.art ? [data.art] : [])
}

/** File of a project's picture: `./converso.png` → `content/portfolio/converso.png`. */
function getFile(image: string): string {
  return join('content/portfolio', image)
}
