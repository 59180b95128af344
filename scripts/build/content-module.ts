import type { Plugin } from 'vite'

import { FACTORY_LANGUAGES } from '#src/content/ids.ts'
import { POSTS_PER_PAGE } from '#src/content/post-lists.ts'
import { LEGAL_IDS } from '#src/content/schema/legal.ts'
import { pageSchemas, type PageName } from '#src/content/schema/pages.ts'
import { isLocale, type Locale, LOCALES } from '#src/i18n/locales.ts'

import type { ContentStore } from './content-store.ts'
import { portraitPicture } from './media.ts'
import { browserRedirects } from './redirect-rules.ts'

/** Prefix of content module ids. */
export const PREFIX = 'virtual:content/'

const FILES = 'virtual:content-files'

/** Prefix of resolved ids. */
export const RESOLVED = '\0content:'

/**
 * Resolves imports of `virtual:content/…` with `load`, and
 * `virtual:content-files` with `getPlace`: a module with the parts of an address
 * before and after the id.
 */
export function modulePlugin(
  load: (id: string) => Promise<string>,
  getPlace: (environment: string) => string,
): Plugin {
  return {
    name: 'site-content-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:content[/-]/ },
      handler: (id) => (id === FILES ? `\0${FILES}` : RESOLVED + id.slice(PREFIX.length)),
    },
    load: {
      filter: { id: /^\0(?:content:|virtual:content-files$)/ },
      async handler(id) {
        if (id.startsWith(RESOLVED)) {
          return { code: await load(id.slice(RESOLVED.length)), moduleType: 'js' }
        }
        return { code: getPlace(this.environment.name), moduleType: 'js' }
      },
    },
  }
}

/**
 * Source of `virtual:content-files`: the parts of an address before and after the id, and the loader. With a
 * `shape`, a file of another shape counts as missing, so that a page opened before a deploy reloads.
 */
export function placeModule(folder: string, suffix: string, shape?: string): string {
  const location = `export const folder = ${JSON.stringify(folder)}, suffix = ${JSON.stringify(suffix)}`
  const file = 'import(/* @vite-ignore */ folder + id + suffix)'
  if (shape === undefined) return `${location}\nexport const load = (id) => ${file}`
  return `${location}
export const load = async (id) => {
  const module = await ${file}
  if (module.shape === ${JSON.stringify(shape)}) return module
  throw new Error('another build has the dynamically imported module ' + id + ' in the shape ' + module.shape)
}`
}

/** Modules shared by all languages, by the first part of their ids. */
const SHARED_MODULES: Record<string, (store: ContentStore, name: string) => unknown> = {
  'certificate-ids': (store) => store.certificateIds(),
  factory: (store) => store.factory(),
  'factory-words': (store, language) => store.factoryWords(language),
  offers: (store) => store.offers(),
  portrait: () => portraitPicture(),
  'project-facts': (store) => store.projectFacts(),
  redirects: (store) => browserRedirects(store.redirects()),
  services: (store) => store.services(),
  'support-chat': (store) => store.supportChat(),
}

/** Modules of one language, by the first part of their ids; `name` is what follows the language. */
const LOCALIZED: Record<string, (store: ContentStore, locale: Locale, name: string) => unknown> = {
  author: (store, locale) => store.author(locale),
  cases: (store, locale) => store.cases(locale),
  certificate: (store, locale, id) => store.certificate(locale, id),
  claims: (store, locale) => store.claims(locale),
  'course-text': (store, locale, id) => store.courseText(locale, id),
  courses: (store, locale) => store.courses(locale),
  legal: (store, locale, id) => store.legal(locale, id),
  news: (store, locale) => store.news(locale),
  packages: (store, locale) => store.packages(locale),
  page: (store, locale, name) => store.page(locale, name as PageName),
  post: (store, locale, slug) => store.details(locale, slug),
  'post-chunk': (store, locale, chunk) => store.postChunk(locale, Number(chunk)),
  'post-slugs': (store, locale) => store.postSlugs(locale),
  'post-tag': (store, locale, name) => {
    const [tag, chunk] = name.split('/')
    return store.postChunk(locale, Number(chunk), tag)
  },
  'post-titles': (store, locale) => store.postTitles(locale),
  posts: (store, locale) => store.postIndex(locale),
  products: (store, locale) => store.products(locale),
  project: (store, locale, id) => store.project(locale, id),
  projects: (store, locale) => store.projects(locale),
  site: (store, locale) => store.site(locale),
}

/** Compiled texts of documents, by the first part of their modules' ids. */
const TEXTS: Record<
  string,
  (store: ContentStore, locale: Locale, name: string) => Promise<string>
> = {
  legal: (store, locale, id) => store.legalBody(locale, id),
  post: async (store, locale, slug) =>
    store.details(locale, slug) ? store.postBody(locale, slug) : 'undefined',
}

/**
 * The module of an id below `virtual:content/`: `offers`, `courses/uk`, `post/uk/hello`.
 * @throws for an id without content.
 */
export async function contentModule(store: ContentStore, id: string): Promise<ContentModule> {
  const [kind = '', locale = '', ...name] = id.split('/')
  const [shared, localized] = [SHARED_MODULES[kind], LOCALIZED[kind]]
  if (shared) return toDataModule(shared(store, locale))
  if (!localized || !isLocale(locale)) throw new Error(`no content module "${id}"`)
  const rest = name.join('/')
  const article = await TEXTS[kind]?.(store, locale, rest)
  return { ...toDataModule(localized(store, locale, rest)), article }
}

/** Source of a module with a constant value. */
export async function getModuleText(store: ContentStore, id: string): Promise<string> {
  return formatModule(await contentModule(store, id), 'const')
}

/** Ids of all modules that a page may request. */
export function contentFileIds(store: ContentStore): string[] {
  const shared = ['redirects', 'portrait', 'offers', 'support-chat', 'factory', 'services']
  const modules = FACTORY_LANGUAGES.map((language) => `factory-words/${language}`)
  return [...shared, ...modules, ...LOCALES.flatMap((locale) => listIds(store, locale))]
}

function listIds(store: ContentStore, locale: Locale): string[] {
  const { tags } = store.postIndex(locale)
  const chunks = (count: number, folder: string) =>
    Array.from({ length: Math.ceil(count / POSTS_PER_PAGE) }, (_, chunk) => `${folder}/${chunk}`)
  const slugs = store.postSlugs(locale)
  const caseStudies = store.projects(locale).filter(({ hasPage }) => hasPage)
  return [
    ...[
      'site',
      'author',
      'courses',
      'claims',
      'products',
      'cases',
      'projects',
      'packages',
      'news',
    ].map((kind) => `${kind}/${locale}`),
    ...Object.keys(pageSchemas).map((name) => `page/${locale}/${name}`),
    ...LEGAL_IDS.map((id) => `legal/${locale}/${id}`),
    ...store.courses(locale).map(({ id }) => `course-text/${locale}/${id}`),
    ...store.certificateIds().map((id) => `certificate/${locale}/${id}`),
    ...caseStudies.map(({ id }) => `project/${locale}/${id}`),
    `posts/${locale}`,
    `post-slugs/${locale}`,
    `post-titles/${locale}`,
    ...chunks(slugs.length, `post-chunk/${locale}`),
    ...Object.entries(tags).flatMap(([tag, count]) => chunks(count, `post-tag/${locale}/${tag}`)),
    ...slugs.map((slug) => `post/${locale}/${slug}`),
  ]
}

// Browsers run JSON.parse on a string faster than they parse an object literal.
function toDataModule(data: unknown): ContentModule {
  return {
    data: data === undefined ? 'undefined' : `JSON.parse(${JSON.stringify(JSON.stringify(data))})`,
  }
}

/** Exports of a content module, as expressions: `data`, and an article as the default export. */
export interface ContentModule {
  data: string
  article?: string
}

/** Source of a module; its values are `const`, or `let` if they will be replaced. */
export function formatModule({ data, article }: ContentModule, kind: 'const' | 'let'): string {
  const lines = [`export ${kind} data = ${data}`]
  if (article) lines.push(`${kind} article = ${article}`, 'export { article as default }')
  return lines.join('\n')
}
