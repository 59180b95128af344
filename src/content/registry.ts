import { folder, load, suffix } from 'virtual:content-files'

import type { Locale } from '#src/i18n/locales.ts'

import type { CompiledBody } from './compiled-body.ts'
import type {
  Author,
  Case,
  Certificate,
  Claims,
  Course,
  CoursePackage,
  CourseText,
  Factory,
  FactoryWords,
  LegalText,
  NewsItem,
  Offers,
  Page,
  PageName,
  Picture,
  PostDetails,
  PostIndex,
  PostSummary,
  Product,
  ProjectDetails,
  ProjectSummary,
  Redirects,
  Services,
  Site,
  SupportChat,
} from './model.ts'
import { cacheAndTrack, CONTENT_MODULE } from './track.ts'

/** Types of compiled content by the prefix of their ids: `site/uk`, `page/en/about`. */
export interface Content {
  author: Author
  cases: Case[]
  certificate: Certificate | undefined
  claims: Claims
  /** In the order of the catalogue. */
  courses: Course[]
  'course-text': CourseText | undefined
  factory: Factory
  'factory-words': FactoryWords
  legal: LegalText
  news: NewsItem[]
  offers: Offers
  packages: CoursePackage[]
  page: Page<PageName>
  portrait: Picture
  post: PostDetails | undefined
  'post-chunk': PostSummary[]
  /** Slugs of all posts, which grow with the blog: for /admin and browser posts only. */
  'post-slugs': string[]
  'post-tag': PostSummary[]
  /** Titles of all posts by slug: for /admin only. */
  'post-titles': Record<string, string>
  posts: PostIndex
  products: Product[]
  project: ProjectDetails
  projects: ProjectSummary[]
  redirects: Redirects
  services: Services
  site: Site
  'support-chat': SupportChat
}

/** Rest of a content id: the language, unless the content is the same in all, and an id. */
type ContentPath<Kind extends keyof Content> = Kind extends
  | 'factory'
  | 'offers'
  | 'portrait'
  | 'redirects'
  | 'services'
  | 'support-chat'
  ? []
  : [language: string, ...id: string[]]

interface ContentModule<Kind extends keyof Content> {
  data: Content[Kind]
  /** Compiled text of a document. */
  default?: CompiledBody
}

/** Content embedded in a prerendered document, by the address of its file. */
const embedded: Partial<Record<string, unknown>> =
  typeof document === 'undefined'
    ? {}
    : (JSON.parse(document.getElementById('content')?.textContent ?? '{}') as object)

/** Addresses of files whose content is embedded, so they have not been requested. */
export const embeddedFiles: readonly string[] = Object.keys(embedded)

/** Loads content: `loadContent('page', 'uk', 'about')`. Its file is requested unless the document embeds it. */
export async function loadContent<Kind extends keyof Content>(
  kind: Kind,
  ...path: ContentPath<Kind>
): Promise<Content[Kind]> {
  const { data } = await loadModule(kind, path)
  return data
}

/**
 * Data of a content module for embedding in a document: `null` if the content has none, such as the text of a course
 * without a page of its own; `undefined` for a module with compiled text, which cannot be embedded.
 */
export async function embeddableContent(module: string): Promise<unknown> {
  const [kind, ...path] = module.slice(CONTENT_MODULE.length).split('/')
  const { data, default: body } = await loadModule(kind as keyof Content, path)
  return body ? undefined : (data ?? null)
}

/** Address of a content file. */
export function contentFile(kind: keyof Content, ...path: readonly string[]): string {
  return folder + [kind, ...path].join('/') + suffix
}

/** Imports by a computed address, so that the size of a page does not grow with the amount of content. */
export function loadModule<Kind extends keyof Content>(
  kind: Kind,
  path: readonly string[],
): Promise<ContentModule<Kind>> {
  const id = [kind, ...path].join('/')
  const data = embedded[contentFile(kind, ...path)]
  return cacheAndTrack(CONTENT_MODULE + id, async () =>
    data === undefined ? load(id) : { data: data ?? undefined },
  ) as Promise<ContentModule<Kind>>
}

/** Brand, links and working hours in one language. */
export function loadSite(locale: Locale): Promise<Site> {
  return loadContent('site', locale)
}

/** Text of one page in one language. */
export async function loadPage<Name extends PageName>(
  locale: Locale,
  name: Name,
): Promise<Page<Name>> {
  return (await loadContent('page', locale, name)) as Page<Name>
}

/**
 * Waits for content that may not exist; `undefined` if its file does not. A failed import does not distinguish a
 * missing file from a network error, so the server is asked.
 */
export async function unlessMissing<T>(
  loading: Promise<T>,
  ...path: Parameters<typeof contentFile>
): Promise<T | undefined> {
  return loading.catch(async (error: unknown) => {
    const answer = await fetch(contentFile(...path), { method: 'HEAD' }).catch(() => undefined)
    if (answer?.status === 404) return undefined
    throw error
  })
}
