import type { Plugin } from 'vite'

import { LEGAL_IDS } from '../../src/content/schema/legal.ts'
import { pageSchemas, type PageName } from '../../src/content/schema/pages.ts'
import { isLocale } from '../../src/i18n/locales.ts'
import type { ContentStore } from './content-store.ts'
import { portraitPicture } from './media.ts'

const PREFIX = 'virtual:content/'

/** What the ids of content modules begin with, once they are found. */
export const RESOLVED = '\0content:'

/** A module of content: expressions by the names they are exported under, and a compiled article. */
export interface ContentModule {
  values: Record<string, string>
  /** Code that exports the component of the article as default. */
  body?: string
}

/** Answers imports of `virtual:content/…` with what `load` makes of the rest of the id. */
export function modulePlugin(load: (id: string) => Promise<string>): Plugin {
  return {
    name: 'site-content-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => RESOLVED + id.slice(PREFIX.length),
    },
    load: {
      filter: { id: /^\0content:/ },
      handler: async (id) => ({
        code: await load(id.slice(RESOLVED.length)),
        moduleType: 'js',
      }),
    },
  }
}

/** A module as code, its values declared as `const` or, where they will change, as `let`. */
export function formatModule({ values, body = '' }: ContentModule, kind: 'const' | 'let'): string {
  const lines = Object.entries(values).map(([name, code]) => `export ${kind} ${name} = ${code}`)
  return [...lines, body].join('\n')
}

/**
 * The module of an id below `virtual:content/`.
 * @throws for an id that there is no content for.
 */
export async function contentModule(store: ContentStore, id: string): Promise<ContentModule> {
  const [kind, locale, ...rest] = id.split('/')
  const name = rest.join('/')
  if (kind === 'redirects') return value('redirects', store.redirects())
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
    case 'posts': {
      const index = store.postIndex(locale)
      const chunks = Array.from({ length: store.postChunkCount(locale) }, (_, chunk) =>
        lazy(`post-chunk/${locale}/${chunk}`),
      )
      return {
        values: {
          index: json(index),
          chunks: `[${chunks.join(',')}]`,
          tags: lazyMap(Object.keys(index.tags), `post-tag/${locale}`),
        },
      }
    }
    case 'post-chunk':
      return value('posts', store.postChunk(locale, Number(name)))
    case 'post-tag':
      return value('posts', store.postsByTag(locale, name))
    case 'post-bodies': {
      const slugs = store.summaries(locale).map((post) => post.slug)
      return { values: { bodies: lazyMap(slugs, `post/${locale}`) } }
    }
    case 'legal-texts':
      return { values: { legal: lazyMap(LEGAL_IDS, `legal/${locale}`) } }
    case 'legal': {
      const body = await store.legalBody(locale, name)
      return { values: { legal: json(store.legal(locale, name)) }, body }
    }
    case 'post':
      return {
        values: { post: json(store.details(locale, name)) },
        body: await store.body(locale, name),
      }
    default:
      throw new Error(`no content module "${id}"`)
  }
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
