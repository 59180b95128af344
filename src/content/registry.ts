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
  'post-slugs': string[]
  'post-tag': PostSummary[]
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
  ...path: readonly string[]
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

/** Cases of the section "results in numbers", in order. */
export function listCases(locale: Locale): Promise<Case[]> {
  return loadContent('cases', locale)
}

/** Packages of courses, in order. */
export function listPackages(locale: Locale): Promise<CoursePackage[]> {
  return loadContent('packages', locale)
}

/** The author as the home page shows them. */
export function loadAuthor(locale: Locale): Promise<Author> {
  return loadContent('author', locale)
}

/** Placeholder drawing for the photograph. */
export function loadPortrait(): Promise<Picture> {
  return loadContent('portrait')
}

/** Settings of the support chat. */
export function loadSupportChat(): Promise<SupportChat> {
  return loadContent('support-chat')
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

/** Redirects of moved addresses. */
export function loadRedirects(): Promise<Redirects> {
  return loadContent('redirects')
}

/**
 * Whether a content file does not exist. Call it after loading has failed, because a failed import does not
 * distinguish a missing file from a network error.
 */
export async function isMissing(...path: Parameters<typeof contentFile>): Promise<boolean> {
  const answer = await fetch(contentFile(...path), { method: 'HEAD' }).catch(() => undefined)
  return answer?.status === 404
}
