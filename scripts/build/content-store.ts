import { dirname, join } from 'node:path'

import type { z } from 'zod'

import { courseFigures } from '#scripts/content/course-figures.ts'
import { compiledDocuments, type Documents } from '#scripts/content/documents.ts'
import { figuresOf, fillFigures } from '#scripts/content/figures.ts'
import { parseRichText } from '#scripts/content/parse-rich-text.ts'
import { POSTS_PER_PAGE } from '#src/content/counts.ts'
import { localizeDeep } from '#src/content/localized.ts'
import type {
  PostDetails,
  PostIndex,
  PostLink,
  PostSummary,
  ProjectDetails,
  ProjectFacts,
  ProjectSummary,
} from '#src/content/model.ts'
import { isPublished } from '#src/content/publishing.ts'
import { Case } from '#src/content/schema/case.ts'
import { Claims } from '#src/content/schema/claims.ts'
import { CourseText } from '#src/content/schema/course-text.ts'
import { Course } from '#src/content/schema/course.ts'
import type { ContentType } from '#src/content/schema/document.ts'
import { Factory, FactoryWords } from '#src/content/schema/factory.ts'
import { Legal } from '#src/content/schema/legal.ts'
import { Offers } from '#src/content/schema/offers.ts'
import { Package } from '#src/content/schema/package.ts'
import { pages, pageTypeName, type PageName } from '#src/content/schema/pages.ts'
import { Post } from '#src/content/schema/post.ts'
import { Product } from '#src/content/schema/product.ts'
import { Project } from '#src/content/schema/project.ts'
import { Redirects } from '#src/content/schema/redirects.ts'
import { Services } from '#src/content/schema/services.ts'
import { Site } from '#src/content/schema/site.ts'
import { SupportChat } from '#src/content/schema/support-chat.ts'
import { LOCALES, type Locale } from '#src/i18n/locales.ts'
import { typesetDeep } from '#src/i18n/typography.ts'
import { isOfferOver } from '#src/lib/countdown.ts'
import type { Heading } from '#src/lib/headings.ts'
import { readingMinutes } from '#src/lib/reading-time.ts'
import { remember } from '#src/lib/remember.ts'

import { coverOf, coversOf, measureCover, ownCover } from './media.ts'

/** Posts that the foot of a post offers. */
const RELATED_COUNT = 3

interface PostVersion {
  data: z.infer<typeof Post.schema>
  slug: string
  locale: Locale
  path: string
  text: string
  headings: Heading[]
}

/** Documents as the values that pages import: contentlayer's, until `show` puts others in their place. */
export function createContentStore(options: {
  today: string
  drafts: boolean
  documents?: Documents
}) {
  let source = options.documents ?? compiledDocuments()
  let cache = new Map<string, unknown>()
  const once = <T>(key: string, make: () => T): T => {
    if (!cache.has(key)) cache.set(key, make())
    return cache.get(key) as T
  }

  const documents = <Schema extends z.ZodObject>(type: ContentType<Schema>) =>
    once(type.name, () =>
      source.list(type.name).map(({ path, fields, isParsed, text, headings }) => ({
        data: isParsed ? (fields as z.infer<Schema>) : parseFields(type, fields),
        path,
        text,
        headings,
      })),
    )

  const localized = <T>(value: T, locale: Locale) =>
    typesetDeep(locale, fillFigures(localizeDeep(value, locale), figures(locale)))

  const site = (locale: Locale) => {
    const [document] = documents(Site)
    if (!document) throw new Error('content/site/site.yaml is missing')
    // Who counts visits is written into the page, and known to no code of it.
    const { analytics: _, ...facts } = document.data
    return localized(facts, locale)
  }

  /** What the names in braces stand for in a language's texts. */
  const figures = (locale: Locale) =>
    once(`figures/${locale}`, () => {
      const [offers, services, facts] = [
        documents(Offers)[0]?.data,
        documents(Services)[0]?.data,
        documents(Site)[0]?.data,
      ]
      if (!offers || !services || !facts) throw new Error('a file of content/site is missing')
      const claims = documents(Claims).flatMap(({ data }) => Object.entries(data.claims))
      return new Map([
        ...figuresOf(locale, { offers, services, site: facts }),
        ...courseFigures(locale, {
          site: localizeDeep(facts, locale),
          courses: documents(Course).map((one) => rawCourse(one, locale)),
          packages: documents(Package).map(({ data }) => data),
        }),
        ['brand', facts.brand[locale]],
        ...claims.map(([id, { figure }]): [string, string] => [
          `claim:${id}`,
          typeof figure === 'string' ? figure : figure[locale],
        ]),
      ])
    })

  const versions = () =>
    once('versions', () =>
      documents(Post)
        .map(versionOf)
        .filter(({ data }) => isPublished(data, options)),
    )

  /** Posts as a locale's lists hold them: its own version of each, else the one there is. */
  const postsOf = (locale: Locale): PostVersion[] =>
    once(`posts/${locale}`, () => {
      const bySlug = new Map<string, PostVersion>()
      for (const version of versions()) {
        if (version.locale === locale || !bySlug.has(version.slug))
          bySlug.set(version.slug, version)
      }
      return [...bySlug.values()].toSorted(
        (a, b) => b.data.date.localeCompare(a.data.date) || a.slug.localeCompare(b.slug),
      )
    })

  /** Where each post stands in a locale's lists, by its slug. */
  const placesOf = (locale: Locale) =>
    once(`places/${locale}`, () => new Map(postsOf(locale).map(({ slug }, place) => [slug, place])))

  /** A post as a locale's lists hold it. */
  const postOf = (locale: Locale, slug: string): PostVersion => {
    const version = postsOf(locale)[placesOf(locale).get(slug) ?? -1]
    if (!version) throw new Error(`no post "${slug}" in ${locale}`)
    return version
  }

  /** The languages that each post is written in, by its slug. */
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

  /** Posts that share the most tags with another, which may be among them: as many as its foot may need. */
  const relatedTo = (locale: Locale, tags: readonly string[]) =>
    once(`related/${locale}/${tags.join()}`, () =>
      sortByShared(summaries(locale), tags).slice(0, RELATED_COUNT + 1),
    )

  const taggedWith = (locale: Locale, tag: string) =>
    once(`tagged/${locale}/${tag}`, () =>
      summaries(locale).filter((post) => post.tags.some((one) => one === tag)),
    )

  const linkTo = ({ slug, title, locale }: PostSummary): PostLink => ({ slug, title, locale })

  /** A post by its slug, or nothing where there is none. */
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
      headings: typesetDeep(version.locale, version.headings),
      newer: newer && linkTo(newer),
      older: older && linkTo(older),
      related: relatedTo(locale, summary.tags)
        .filter((other) => other.slug !== slug)
        .slice(0, RELATED_COUNT),
      series: data.series
        ? { title: site(version.locale).series[data.series] ?? '', posts: series.map(linkTo) }
        : undefined,
      source: `content/${path}`,
    }
  }

  const ordered = <Data extends { order: number }>(
    list: { data: Data; path: string }[],
  ): { id: string; data: Data }[] =>
    list
      .map(({ data, path }) => ({ id: idOf(path), data }))
      .toSorted((a, b) => a.data.order - b.data.order)

  const projects = (locale: Locale): ProjectSummary[] =>
    once(`projects/${locale}`, () =>
      ordered(documents(Project)).map(({ id, data }) => {
        const { title, description, tags, results, caseStudy } = localized(data, locale)
        return {
          id,
          title,
          description,
          tags,
          result: results[0],
          picture: coverOf(id, { tags: data.art ? [data.art] : [] }),
          hasPage: caseStudy !== undefined,
        }
      }),
    )

  const project = (locale: Locale, id: string): ProjectDetails => {
    const list = projects(locale).filter(({ hasPage }) => hasPage)
    const at = list.findIndex((one) => one.id === id)
    const summary = list[at]
    const data = ordered(documents(Project)).find((one) => one.id === id)?.data
    if (!summary || !data) throw new Error(`no project "${id}" with a page`)
    const { results, features, technologies, caseStudy } = localized(data, locale)
    const [previous = summary, next = summary] = [list.at(at - 1), list[(at + 1) % list.length]]
    if (!caseStudy) throw new Error(`no page for the project "${id}"`)
    const { result: _, hasPage: __, ...shown } = summary
    return {
      ...shown,
      ...caseStudy,
      results,
      features,
      technologies,
      solution: typesetDeep(
        locale,
        parseRichText(fillFigures(data.fullDescription[locale], figures(locale))),
      ),
      link: data.link === '#' ? undefined : data.link,
      previous: { id: previous.id, title: previous.title },
      next: { id: next.id, title: next.title },
    }
  }

  const courses = (locale: Locale) =>
    documents(Course)
      .map((one) => typesetDeep(locale, fillFigures(rawCourse(one, locale), figures(locale))))
      .toSorted((a, b) => a.order - b.order)

  const packages = (locale: Locale) =>
    ordered(documents(Package)).map(({ id, data }) => ({ id, ...localized(data, locale) }))

  return {
    show: (documents: Documents) => {
      source = documents
      cache = new Map()
    },
    /**
     * Measures the covers that lie beside posts. Until then their posts have drawn ones.
     * @throws ContentError for a file that is no picture.
     */
    measureCovers: async () => {
      const images = documents(Post).flatMap((post) => imageOf(post) ?? [])
      const files = images.filter((image) => !image.startsWith('http'))
      await Promise.all(files.map(measureCover))
    },
    site,
    analytics: () => documents(Site)[0]?.data.analytics,
    redirects: () => documents(Redirects)[0]?.data,
    offers: () => documents(Offers)[0]?.data,
    services: () => documents(Services)[0]?.data,
    supportChat: () => documents(SupportChat)[0]?.data,
    factory: () => documents(Factory)[0]?.data,
    factoryWords: (language: string) => {
      const path = `factory/words.${language}.yaml`
      const document = documents(FactoryWords).find((one) => one.path === path)
      if (!document) throw new Error(`content/${path} is missing`)
      // Russian is set by the rules of the other Cyrillic language: quotes, dashes, no-break spaces.
      return typesetDeep(language === 'en' ? 'en' : 'uk', document.data)
    },
    legal: (locale: Locale, id: string) => {
      const document = documents(Legal).find(({ path }) => path === `legal/${id}/${locale}.mdx`)
      if (!document) throw new Error(`content/legal/${id}/${locale}.mdx is missing`)
      return typesetDeep(locale, document.data)
    },
    legalBody: (locale: Locale, id: string) => source.body(Legal.name, `legal/${id}/${locale}.mdx`),
    claims: (locale: Locale) => localized(documents(Claims)[0]?.data.claims ?? {}, locale),
    products: (locale: Locale) =>
      ordered(documents(Product)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    cases: (locale: Locale) =>
      ordered(documents(Case)).map(({ id, data }) => ({ id, ...localized(data, locale) })),
    projects,
    project,
    /** What only the build asks of the projects, by their ids. */
    projectFacts: (): Record<string, ProjectFacts> =>
      Object.fromEntries(
        documents(Project).map(({ path, data: { sample, art } }) => [idOf(path), { sample, art }]),
      ),
    courses,
    packages,
    courseText: (locale: Locale, id: string) => {
      const document = documents(CourseText).find(
        ({ path }) => path === `courses/${id}/page.${locale}.yaml`,
      )
      return document && localized(document.data, locale)
    },
    page: (locale: Locale, name: PageName) => {
      const type = pages.find((one) => one.name === pageTypeName(name))
      const document =
        type && documents(type).find(({ path }) => path === `pages/${name}.${locale}.yaml`)
      if (!document) throw new Error(`content/pages/${name}.${locale}.yaml is missing`)
      return localized(document.data, locale)
    },
    postIndex: (locale: Locale): PostIndex => {
      const list = summaries(locale)
      const tags: PostIndex['tags'] = {}
      for (const tag of list.flatMap((post) => post.tags)) tags[tag] = (tags[tag] ?? 0) + 1
      return { total: list.length, tags }
    },
    postSlugs: (locale: Locale) => postsOf(locale).map(({ slug }) => slug),
    /** Titles by slug, as their authors have written them, of the posts written in a language. */
    postTitles: (locale: Locale): Record<string, string> =>
      Object.fromEntries(
        versions()
          .filter((version) => version.locale === locale)
          .map(({ slug, data }) => [slug, data.title]),
      ),
    /** One page of a locale's list, or of those with a tag. */
    postChunk: (locale: Locale, chunk: number, tag?: string) =>
      (tag === undefined ? summaries(locale) : taggedWith(locale, tag)).slice(
        chunk * POSTS_PER_PAGE,
        (chunk + 1) * POSTS_PER_PAGE,
      ),
    summaries,
    /** What an author has written of a post, as it stands in the file. */
    source: (locale: Locale, slug: string) => {
      const { data, locale: language, text, path } = postOf(locale, slug)
      return { data, locale: language, text, tree: () => source.tree(Post.name, path) }
    },
    details,
    body: (locale: Locale, slug: string) => source.body(Post.name, postOf(locale, slug).path),
  }
}

const parsed = new WeakMap<object, unknown>()

/** A document's fields by its schema, parsed once for the same object. */
function parseFields<Schema extends z.ZodObject>(
  { schema }: ContentType<Schema>,
  fields: Record<string, unknown>,
): z.infer<Schema> {
  const known = Object.keys(schema.shape).filter((key) => fields[key] !== undefined)
  const data =
    parsed.get(fields) ?? schema.parse(Object.fromEntries(known.map((key) => [key, fields[key]])))
  parsed.set(fields, data)
  return data as z.infer<Schema>
}

const posts = new WeakMap<object, PostVersion>()

/** A post's file as one version of the post, the same object for the same file. */
function versionOf(document: Omit<PostVersion, 'slug' | 'locale'>): PostVersion {
  const [, slug = '', name = ''] = document.path.split('/')
  const version = posts.get(document.data) ?? {
    ...document,
    slug,
    locale: name.startsWith('uk') ? 'uk' : 'en',
  }
  posts.set(document.data, version)
  return version
}

/** A post's own cover: `./cover.png` → `content/posts/hello/cover.png`; an address stays. */
function imageOf({ data: { image }, path }: Pick<PostVersion, 'data' | 'path'>) {
  return image?.startsWith('./') ? join('content', dirname(path), image) : image
}

/** A post as lists show it; drawn once for a post that stays the same. */
const summarize = remember((version: PostVersion): PostSummary => {
  const { data, slug, locale, text } = version
  const image = imageOf(version)
  return {
    slug,
    locale,
    ...typesetDeep(locale, { title: data.title, excerpt: data.excerpt }),
    date: data.date,
    updated: data.updated,
    tags: data.tags,
    ...((image && ownCover(image, data.imageAlt)) || coversOf(slug, data)),
    minutes: readingMinutes(text),
    draft: data.draft,
  }
})

export type ContentStore = ReturnType<typeof createContentStore>

/** Id of a document with one file: `products/no-code.yaml` → `no-code`. */
function idOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** A course in one language, before names in braces are replaced. */
function rawCourse(
  { data, path }: { data: z.infer<typeof Course.schema>; path: string },
  locale: Locale,
) {
  return { id: path.split('/')[1] ?? '', ...withoutPastOffer(localizeDeep(data, locale)) }
}

/** A course whose fixed offer has passed is sold at its price, with nothing struck. */
function withoutPastOffer<C extends { countdown: string; countdownUntil?: string | undefined }>(
  course: C,
): C {
  const { countdown, countdownUntil } = course
  if (countdown !== 'fixed' || countdownUntil === undefined) return course
  if (!isOfferOver({ kind: 'fixed', until: countdownUntil }, Date.now())) return course
  return {
    ...course,
    countdown: 'off',
    countdownUntil: undefined,
    oldPrice: undefined,
    oldPriceUAH: undefined,
  }
}

/** Posts that have any of the tags, those with the most first, newest first among equals, as the list is. */
function sortByShared(list: readonly PostSummary[], tags: readonly string[]): PostSummary[] {
  const bySharedTags: PostSummary[][] = []
  for (const post of list) {
    const shared = post.tags.filter((tag) => tags.includes(tag)).length
    if (shared > 0) (bySharedTags[shared] ??= []).push(post)
  }
  return bySharedTags.toReversed().flatMap((posts) => posts ?? [])
}
