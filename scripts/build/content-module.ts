import type { Plugin } from 'vite'

import { POSTS_PER_PAGE } from '#src/content/post-pages.ts'
import { LEGAL_IDS } from '#src/content/schema/legal.ts'
import { pageSchemas, type PageName } from '#src/content/schema/pages.ts'
import { isLocale, LOCALES } from '#src/i18n/locales.ts'

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

/** What `virtual:content-files` exports: what stands before an id, as an expression, and what behind it; how a file is loaded. */
export function placeModule(folder: string, suffix: string, load = IMPORT): string {
  return `export const folder = ${folder}, suffix = ${JSON.stringify(suffix)}\nexport ${load}`
}

const IMPORT = 'const load = (id) => import(/* @vite-ignore */ folder + id + suffix)'

/**
 * The module of an id below `virtual:content/`.
 * @throws for an id that there is no content for.
 */
export async function contentModule(store: ContentStore, id: string): Promise<ContentModule> {
  const [kind, locale, ...rest] = id.split('/')
  const name = rest.join('/')
  if (kind === 'redirects') {
    const redirects = store.redirects()
    return value('redirects', redirects && browserRedirects(redirects))
  }
  if (kind === 'portrait') return value('portrait', portraitPicture())
  if (kind === 'offers') return value('offers', store.offers())
  if (kind === 'support-chat') return value('chat', store.supportChat())
  if (kind === 'factory') return value('factory', store.factory())
  if (kind === 'factory-words') return value('words', store.factoryWords(locale ?? ''))
  if (kind === 'project-facts') return value('facts', store.projectFacts())
  if (kind === 'services') return value('services', store.services())
  if (!isLocale(locale)) throw new Error(`no content module "${id}"`)
  switch (kind) {
    case 'site':
      return value('site', store.site(locale))
    case 'courses':
      return value('courses', store.courses(locale))
    case 'claims':
      return value('claims', store.claims(locale))
    case 'products':
      return value('products', store.products(locale))
    case 'cases':
      return value('cases', store.cases(locale))
    case 'projects': {
      const projects = store.projects(locale)
      const ids = projects.filter(({ hasPage }) => hasPage).map((project) => project.id)
      return {
        values: { projects: json(projects), details: lazyMap(ids, `project/${locale}`) },
      }
    }
    case 'project':
      return value('project', store.project(locale, name))
    case 'packages':
      return value('packages', store.packages(locale))
    case 'course-texts': {
      const ids = store.courses(locale).map((course) => course.id)
      const known = ids.filter((id) => store.courseText(locale, id))
      return { values: { texts: lazyMap(known, `course-text/${locale}`) } }
    }
    case 'course-text':
      return value('text', store.courseText(locale, name))
    case 'pages':
      return { values: { pages: lazyMap(Object.keys(pageSchemas), `page/${locale}`) } }
    case 'page':
      return value('page', store.page(locale, name as PageName))
    case 'posts':
      return value('index', store.postIndex(locale))
    case 'post-slugs':
      return value('slugs', store.postSlugs(locale))
    case 'post-titles':
      return value('titles', store.postTitles(locale))
    case 'post-chunk':
      return value('posts', store.postChunk(locale, Number(name)))
    case 'post-tag': {
      const [tag = '', chunk] = rest
      return value('posts', store.postChunk(locale, Number(chunk), tag))
    }
    case 'legal-texts':
      return { values: { legal: lazyMap(LEGAL_IDS, `legal/${locale}`) } }
    case 'legal': {
      const article = await store.legalBody(locale, name)
      return { values: { legal: json(store.legal(locale, name)) }, article }
    }
    case 'post': {
      const post = store.details(locale, name)
      if (!post) return { values: { post: 'undefined' }, article: 'undefined' }
      return { values: { post: json(post) }, article: await store.body(locale, name) }
    }
    default:
      throw new Error(`no content module "${id}"`)
  }
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

function value(name: string, data: unknown): ContentModule {
  return { values: { [name]: json(data) } }
}

// JSON.parse of a string is faster for a browser than the same object as code.
function json(data: unknown): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(data))})`
}

function lazy(id: string): string {
  return `() => import(${JSON.stringify(PREFIX + id)})`
}

/** Loaders of modules by the last part of their ids. */
function lazyMap(keys: readonly string[], folder: string): string {
  const entries = keys.map((key) => `${JSON.stringify(key)}: ${lazy(`${folder}/${key}`)}`)
  return `{${entries.join(',\n')}}`
}
