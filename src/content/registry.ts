import { folder, load, suffix } from 'virtual:content-files'

import type { Locale } from '#src/i18n/locales.ts'

import { type Body, bodyOf, type CompiledBody } from './compiled-body.ts'
import type {
  Case,
  Claims,
  Course,
  CoursePackage,
  CourseText,
  Factory,
  FactoryWords,
  LegalText,
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

/** What compiled content there is, by what the ids of its files begin with: `site/uk`, `page/en/about`. */
interface Content {
  cases: Case[]
  claims: Claims
  courses: Course[]
  'course-text': CourseText | undefined
  factory: Factory
  'factory-words': FactoryWords
  legal: LegalText
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
  /** The text of a document, compiled. */
  default?: CompiledBody
}

/** What a prerendered document brings of the content that it shows, by the addresses of the files. */
const embedded: Partial<Record<string, unknown>> =
  typeof document === 'undefined'
    ? {}
    : (JSON.parse(document.getElementById('content')?.textContent ?? '{}') as object)

/** Addresses of the files whose content the document has brought, so that they have not been asked for. */
export const embeddedFiles: readonly string[] = Object.keys(embedded)

/** A piece of content: `loadContent('page', 'uk', 'about')`. Its file is loaded unless the document brought it. */
export async function loadContent<Kind extends keyof Content>(
  kind: Kind,
  ...path: readonly string[]
): Promise<Content[Kind]> {
  const { data } = await loadModule(kind, path)
  return data
}

/** The data of a content module that a page is made of, to be written into its document; nothing for one with a text. */
export async function embeddableContent(module: string): Promise<unknown> {
  const [kind, ...path] = module.slice(CONTENT_MODULE.length).split('/')
  const { data, default: body } = await loadModule(kind as keyof Content, path)
  return body ? undefined : data
}

/** A document with the component that renders its text; without a body there is none at the address. */
export async function loadDocument<Kind extends 'legal' | 'post'>(
  kind: Kind,
  ...path: readonly string[]
): Promise<{ data: Content[Kind]; Body: Body | undefined }> {
  const { data, default: body } = await loadModule(kind, path)
  return { data, Body: body && bodyOf(body) }
}

/** Where the file of a piece of content lies. */
export function contentFile(kind: keyof Content, ...path: readonly string[]): string {
  return folder + [kind, ...path].join('/') + suffix
}

/** Its address is computed, so that no page carries a list of all content: what a page costs stays the same. */
function loadModule<Kind extends keyof Content>(
  kind: Kind,
  path: readonly string[],
): Promise<ContentModule<Kind>> {
  const id = [kind, ...path].join('/')
  const data = embedded[contentFile(kind, ...path)]
  return cacheAndTrack(CONTENT_MODULE + id, async () =>
    data === undefined ? load(id) : { data },
  ) as Promise<ContentModule<Kind>>
}

/** The cases of "results in numbers" in their order. */
export function listCases(locale: Locale): Promise<Case[]> {
  return loadContent('cases', locale)
}

/** Courses sold together, in their order. */
export function listPackages(locale: Locale): Promise<CoursePackage[]> {
  return loadContent('packages', locale)
}

/** The drawing that stands in for the photograph. */
export function loadPortrait(): Promise<Picture> {
  return loadContent('portrait')
}

/** Which chat the test page loads, and from where. */
export function loadSupportChat(): Promise<SupportChat> {
  return loadContent('support-chat')
}

/** Brand, links and working hours in one language. */
export function loadSite(locale: Locale): Promise<Site> {
  return loadContent('site', locale)
}

/** The words of one page in one language. */
export async function loadPage<Name extends PageName>(
  locale: Locale,
  name: Name,
): Promise<Page<Name>> {
  return (await loadContent('page', locale, name)) as Page<Name>
}

/** Addresses that moved. */
export function loadRedirects(): Promise<Redirects> {
  return loadContent('redirects')
}
