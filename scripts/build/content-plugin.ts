import { resolve } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

import { LEGAL_IDS } from '../../src/content/schema/legal.ts'
import { pageSchemas, type PageName } from '../../src/content/schema/pages.ts'
import { isLocale } from '../../src/i18n/locales.ts'
import {
  spawnContentlayer,
  assertContent,
  compileContent,
  GENERATED,
} from '../content/load-content.ts'
import { keepPlainText } from '../content/plain-text.ts'
import { ContentError, formatProblem } from '../content/problem.ts'
import { createContentReader } from '../content/read-content.ts'
import type { ContentStore } from './content-store.ts'
import { portraitPicture } from './media.ts'

const PREFIX = 'virtual:content/'
const RESOLVED = '\0content:'

/** Pause in ms after contentlayer's last write: it removes a file before it writes it anew. */
const SETTLE = 60

/**
 * Content as modules. Lists come in slices, bodies one by one, so that a page loads what it shows:
 *
 *     virtual:content/site/uk              brand, links, hours
 *     virtual:content/courses/uk           the catalogue
 *     virtual:content/projects/uk          the portfolio, and each project's page lazily
 *     virtual:content/packages/uk          courses sold together
 *     virtual:content/course-texts/uk      the words of each course's page, lazily
 *     virtual:content/pages/uk             each page's words, lazily
 *     virtual:content/posts/uk             counts, and the list in lazy slices
 *     virtual:content/post-bodies/uk       each post's details and body, lazily
 *
 * A build compiles the content first; the development server keeps contentlayer running and shows
 * an editor's mistake over the page.
 */
export function contentPlugins(store: ContentStore): Plugin[] {
  return [
    contentModules(store),
    {
      name: 'site-content-build',
      apply: 'build',
      // Before any environment is built: the bundler would add its own stack to a mistake in content.
      buildApp: {
        order: 'pre',
        async handler(builder) {
          for (const warning of await compileContent()) builder.config.logger.warn(warning)
        },
      },
    },
    {
      name: 'site-content-serve',
      apply: 'serve',
      configureServer: (server) => serveContent(server, store),
    },
  ]
}

/** The modules alone, of content that is compiled already: what tests need. */
export function contentModules(store: ContentStore): Plugin {
  return {
    name: 'site-content-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:content\// },
      handler: (id) => RESOLVED + id.slice(PREFIX.length),
    },
    load: {
      filter: { id: /^\0content:/ },
      handler: (id) => ({ code: moduleCode(store, id.slice(RESOLVED.length)), moduleType: 'js' }),
    },
  }
}

function moduleCode(store: ContentStore, id: string): string {
  const [kind, locale, ...rest] = id.split('/')
  const name = rest.join('/')
  if (kind === 'redirects') return constant('redirects', store.redirects())
  if (kind === 'portrait') return constant('portrait', portraitPicture())
  if (kind === 'offers') return constant('offers', store.offers())
  if (kind === 'support-chat') return constant('chat', store.supportChat())
  if (kind === 'factory') return constant('factory', store.factory())
  if (kind === 'factory-words') return constant('words', store.factoryWords(locale ?? ''))
  if (kind === 'samples') return constant('samples', store.samples())
  if (kind === 'services') return constant('services', store.services())
  if (!isLocale(locale)) throw new Error(`no content module "${id}"`)
  switch (kind) {
    case 'site':
      return constant('site', store.site(locale))
    case 'courses':
      return constant('courses', store.courses(locale))
    case 'claims':
      return constant('claims', store.claims(locale))
    case 'products':
      return constant('products', store.products(locale))
    case 'cases':
      return constant('cases', store.cases(locale))
    case 'projects': {
      const projects = store.projects(locale)
      const ids = projects.filter(({ hasPage }) => hasPage).map(({ id }) => id)
      return `${constant('projects', projects)}\n${lazyMap('details', ids, (id) => `project/${locale}/${id}`)}`
    }
    case 'project':
      return constant('project', store.project(locale, name))
    case 'packages':
      return constant('packages', store.packages(locale))
    case 'course-texts': {
      const ids = store.courses(locale).map((course) => course.id)
      const known = ids.filter((id) => store.courseText(locale, id))
      return lazyMap('texts', known, (id) => `course-text/${locale}/${id}`)
    }
    case 'course-text':
      return constant('text', store.courseText(locale, name))
    case 'pages':
      return lazyMap('pages', Object.keys(pageSchemas), (page) => `page/${locale}/${page}`)
    case 'page':
      return constant('page', store.page(locale, name as PageName))
    case 'posts': {
      const index = store.postIndex(locale)
      const chunks = store.postChunkCount(locale)
      return [
        constant('index', index),
        `export const chunks = [${Array.from({ length: chunks }, (_, chunk) => lazy(`post-chunk/${locale}/${chunk}`)).join(',')}]`,
        lazyMap('tags', Object.keys(index.tags), (tag) => `post-tag/${locale}/${tag}`),
      ].join('\n')
    }
    case 'post-chunk':
      return constant('posts', store.postChunk(locale, Number(name)))
    case 'post-tag':
      return constant('posts', store.postsByTag(locale, name))
    case 'post-bodies': {
      const slugs = store.summaries(locale).map((post) => post.slug)
      return lazyMap('bodies', slugs, (slug) => `post/${locale}/${slug}`)
    }
    case 'legal-texts':
      return lazyMap('legal', LEGAL_IDS, (legal) => `legal/${locale}/${legal}`)
    case 'legal': {
      const { text, body } = store.legal(locale, name)
      return `${constant('legal', text)}\n${body}`
    }
    case 'post':
      return `${constant('post', store.details(locale, name))}\n${store.body(locale, name)}`
    default:
      throw new Error(`no content module "${id}"`)
  }
}

// JSON.parse of a string is faster for a browser than the same object as code.
function constant(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))})`
}

function lazy(id: string): string {
  return `() => import(${JSON.stringify(PREFIX + id)})`
}

function lazyMap(name: string, keys: readonly string[], idOf: (key: string) => string): string {
  const entries = keys.map((key) => `${JSON.stringify(key)}: ${lazy(idOf(key))}`)
  return `export const ${name} = {${entries.join(',\n')}}`
}

async function serveContent(server: ViteDevServer, store: ContentStore): Promise<void> {
  const read = createContentReader()
  const generated = resolve(GENERATED)
  const content = resolve('content')
  const { logger } = server.config
  const { hot } = server.environments.client
  let mistakes: ContentError | undefined

  const showMistakes = () => {
    if (!mistakes) return
    hot.send({ type: 'error', err: { message: mistakes.message, stack: '', plugin: 'content' } })
  }
  const check = async () => {
    try {
      await assertContent(read)
      await keepPlainText()
      mistakes = undefined
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes = error
      for (const problem of error.problems)
        logger.error(formatProblem(problem), { timestamp: true })
      showMistakes()
    }
  }
  let checked = check()
  await checked
  if (!mistakes) for (const note of await compileContent()) logger.info(note, { timestamp: true })

  const child = spawnContentlayer('dev')
  child.stdout.resume()
  child.stderr.resume()
  server.httpServer?.once('close', () => child.kill())
  process.once('exit', () => child.kill())
  hot.on('vite:client:connect', showMistakes)

  // While something is wrong the site goes on with what was right last.
  const reload = async () => {
    await checked
    if (mistakes) return
    store.invalidate()
    for (const environment of Object.values(server.environments)) {
      for (const [id, module] of environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(RESOLVED)) environment.moduleGraph.invalidateModule(module)
      }
    }
    hot.send({ type: 'full-reload' })
  }

  let settled: NodeJS.Timeout | undefined
  server.watcher.add([generated, content])
  server.watcher.on('all', (_event, file) => {
    if (file.startsWith(content)) checked = check()
    if (!file.startsWith(generated)) return
    clearTimeout(settled)
    settled = setTimeout(() => void reload(), SETTLE)
  })
}
