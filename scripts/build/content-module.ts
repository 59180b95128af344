import type { Plugin } from 'vite'

import { POSTS_PER_PAGE } from '#src/content/post-pages.ts'
import { LEGAL_IDS } from '#src/content/schema/legal.ts'
import { pageSchemas, type PageName } from '#src/content/schema/pages.ts'
import { isLocale, type Locale, LOCALES } from '#src/i18n/locales.ts'

import type { ContentStore } from './content-store.ts'
import { portraitPicture } from './media.ts'
import { type ContentModule, formatModule } from './module-text.ts'
import { browserRedirects } from './redirect-rules.ts'

/** What the ids of content modules begin with. */
export const PREFIX = 'virtual:content/'

const FILES = 'virtual:content-files'

/** What they begin with once they are found. */
export const RESOLVED = '\0content:'

/**
 * Answers imports of `virtual:content/…` with what `load` makes of the rest of the id, and
 * `virtual:content-files` with what `placeOf` says of those that are files of their own: a module of what stands
 * before and after their ids.
 */
export function modulePlugin(
  load: (id: string) => Promise<string>,
  placeOf: (environment: string) => string,
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
        return { code: placeOf(this.environment.name), moduleType: 'js' }
      },
    },
  }
}

/** What `virtual:content-files` exports: what stands before an id, and what behind it; how a file is loaded. */
export function placeModule(folder: string, suffix: string): string {
  return `export const folder = ${JSON.stringify(folder)}, suffix = ${JSON.stringify(suffix)}
export const load = (id) => import(/* @vite-ignore */ folder + id + suffix)`
}

type Made = ContentModule | Promise<ContentModule>

/** Modules that all languages share, by the first part of their ids. */
const SHARED: Record<string, (store: ContentStore, name: string) => Made> = {
  factory: (store) => values({ factory: store.factory() }),
  'factory-words': (store, language) => values({ words: store.factoryWords(language) }),
  offers: (store) => values({ offers: store.offers() }),
  portrait: () => values({ portrait: portraitPicture() }),
  'project-facts': (store) => values({ facts: store.projectFacts() }),
  redirects: (store) => {
    const redirects = store.redirects()
    return values({ redirects: redirects && browserRedirects(redirects) })
  },
  services: (store) => values({ services: store.services() }),
  'support-chat': (store) => values({ chat: store.supportChat() }),
}

/** Modules of one language, by the first part of their ids; `name` is what follows the language. */
const LOCALIZED: Record<string, (store: ContentStore, locale: Locale, name: string) => Made> = {
  cases: (store, locale) => values({ cases: store.cases(locale) }),
  claims: (store, locale) => values({ claims: store.claims(locale) }),
  'course-text': (store, locale, id) => values({ text: store.courseText(locale, id) }),
  'course-texts': (store, locale) => {
    const ids = store.courses(locale).map(({ id }) => id)
    const known = ids.filter((id) => store.courseText(locale, id))
    return { values: { texts: lazyMap(known, `course-text/${locale}`) } }
  },
  courses: (store, locale) => values({ courses: store.courses(locale) }),
  legal: async (store, locale, id) => ({
    ...values({ legal: store.legal(locale, id) }),
    article: await store.legalBody(locale, id),
  }),
  'legal-texts': (_, locale) => ({ values: { legal: lazyMap(LEGAL_IDS, `legal/${locale}`) } }),
  packages: (store, locale) => values({ packages: store.packages(locale) }),
  page: (store, locale, name) => values({ page: store.page(locale, name as PageName) }),
  pages: (_, locale) => ({
    values: { pages: lazyMap(Object.keys(pageSchemas), `page/${locale}`) },
  }),
  post: async (store, locale, slug) => {
    const post = store.details(locale, slug)
    if (!post) return { values: { post: 'undefined' }, article: 'undefined' }
    return { ...values({ post }), article: await store.body(locale, slug) }
  },
  'post-chunk': (store, locale, chunk) => values({ posts: store.postChunk(locale, Number(chunk)) }),
  'post-slugs': (store, locale) => values({ slugs: store.postSlugs(locale) }),
  'post-tag': (store, locale, name) => {
    const [tag, chunk] = name.split('/')
    return values({ posts: store.postChunk(locale, Number(chunk), tag) })
  },
  'post-titles': (store, locale) => values({ titles: store.postTitles(locale) }),
  posts: (store, locale) => values({ index: store.postIndex(locale) }),
  products: (store, locale) => values({ products: store.products(locale) }),
  project: (store, locale, id) => values({ project: store.project(locale, id) }),
  projects: (store, locale) => {
    const projects = store.projects(locale)
    const ids = projects.filter(({ hasPage }) => hasPage).map(({ id }) => id)
    const { values: list } = values({ projects })
    return { values: { ...list, details: lazyMap(ids, `project/${locale}`) } }
  },
  site: (store, locale) => values({ site: store.site(locale) }),
}

/**
 * The module of an id below `virtual:content/`: `offers`, `courses/uk`, `post/uk/hello`.
 * @throws for an id that there is no content for.
 */
export async function contentModule(store: ContentStore, id: string): Promise<ContentModule> {
  const [kind = '', locale = '', ...name] = id.split('/')
  const [shared, localized] = [SHARED[kind], LOCALIZED[kind]]
  if (shared) return shared(store, locale)
  if (!localized || !isLocale(locale)) throw new Error(`no content module "${id}"`)
  return localized(store, locale, name.join('/'))
}

/** The code of a module whose values do not change. */
export async function textOfModule(store: ContentStore, id: string): Promise<string> {
  return formatModule(await contentModule(store, id), 'const')
}

/** Whether a module is a file of its own. */
export function isContentFile(id: string): boolean {
  return /^(?:posts|post-slugs|post-titles|post-chunk|post-tag|post)\//.test(id)
}

/** Ids of the modules that are files of their own: there are more of them the more posts there are. */
export function contentFileIds(store: ContentStore): string[] {
  return LOCALES.flatMap((locale) => {
    const { tags } = store.postIndex(locale)
    const chunks = (count: number, folder: string) =>
      Array.from({ length: Math.ceil(count / POSTS_PER_PAGE) }, (_, chunk) => `${folder}/${chunk}`)
    const slugs = store.postSlugs(locale)
    return [
      `posts/${locale}`,
      `post-slugs/${locale}`,
      `post-titles/${locale}`,
      ...chunks(slugs.length, `post-chunk/${locale}`),
      ...Object.entries(tags).flatMap(([tag, count]) => chunks(count, `post-tag/${locale}/${tag}`)),
      ...slugs.map((slug) => `post/${locale}/${slug}`),
    ]
  })
}

// JSON.parse of a string is faster for a browser than the same object as code.
function values(exported: Record<string, unknown>): ContentModule {
  const entries = Object.entries(exported).map(([name, data]) => {
    const code =
      data === undefined ? 'undefined' : `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
    return [name, code]
  })
  return { values: Object.fromEntries(entries) }
}

/** Loaders of modules by the last part of their ids. */
function lazyMap(keys: readonly string[], folder: string): string {
  const entries = keys.map((key) => {
    const id = JSON.stringify(`${PREFIX}${folder}/${key}`)
    return `${JSON.stringify(key)}: () => import(${id})`
  })
  return `{${entries.join(',\n')}}`
}
