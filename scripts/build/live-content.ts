import { resolve, sep } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

import { openContentCache } from '#scripts/content/content-cache.ts'
import { fileDocuments } from '#scripts/content/documents.ts'
import { assertContent } from '#scripts/content/load-content.ts'
import { ContentError, formatProblem } from '#scripts/content/problem.ts'
import { createContentReader } from '#scripts/content/read-content.ts'

import { contentModule, modulePlugin, placeModule, RESOLVED } from './content-module.ts'
import type { ContentStore } from './content-store.ts'
import { type ContentModule, formatModule } from './module-text.ts'

/** Pause in ms after a file has changed: an editor may empty it before it writes it anew. */
const SETTLE = 20

/** Tells the application that content has changed under it. */
const CHANGED = 'content:changed'

/**
 * Content in development, straight from its files. A saved file is checked and compiled by itself, and
 * only the modules that it changes are replaced in the open page. While something is wrong the site
 * goes on with what was right last, and the mistake stands over it.
 */
export function liveContent(store: ContentStore): Plugin {
  // What the browser has, to see what a change changes.
  const sent = new Map<string, string>()
  let base = '/'
  const load = async (id: string) => {
    const module = await contentModule(store, id)
    const code = formatModule(module, 'let')
    sent.set(id, code)
    return code + followerCode(module)
  }
  return {
    ...modulePlugin(load, () =>
      placeModule(JSON.stringify(`${base}@id/${RESOLVED.replace('\0', '__x00__')}`), ''),
    ),
    configResolved: (config) => {
      base = config.base
    },
    config: () => ({ server: { watch: { ignored: ['**/.contentlayer/**', '**/.cache/**'] } } }),
    configureServer: (server) => serveContent(server, store, sent),
  }
}

async function serveContent(
  server: ViteDevServer,
  store: ContentStore,
  sent: Map<string, string>,
): Promise<void> {
  const { logger } = server.config
  const { client } = server.environments
  const content = resolve('content')
  const cache = openContentCache()
  const read = createContentReader('.', cache)
  let mistakes: ContentError | undefined

  const showMistakes = () => {
    if (!mistakes) return
    client.hot.send({
      type: 'error',
      err: { message: mistakes.message, stack: '', plugin: 'content' },
    })
  }

  const update = async () => {
    const wasWrong = mistakes !== undefined
    try {
      const { files } = assertContent(read)
      const documents = fileDocuments(files)
      // Before a page asks for them: a list is made once.
      await Promise.all([store.measureCovers(documents), store.measureProjects(documents)])
      store.show(documents)
      mistakes = undefined
      await replaceModules()
      // Takes the last mistake off the page, whatever has changed.
      if (wasWrong) client.hot.send({ type: 'update', updates: [] })
    } catch (error) {
      mistakes = error instanceof ContentError ? error : unexpected(error)
      for (const problem of mistakes.problems) {
        logger.error(formatProblem(problem), { timestamp: true })
      }
      showMistakes()
    }
  }
  const replaceModules = async () => {
    for (const [id, code] of sent) {
      if (formatModule(await contentModule(store, id), 'let') === code) continue
      // Until it is asked for again, nobody has it.
      sent.delete(id)
      const module = client.moduleGraph.getModuleById(RESOLVED + id)
      if (module) await client.reloadModule(module)
    }
    client.hot.send(CHANGED)
  }
  // A file with a mistake is not there at the start; the rest of the site is.
  store.show(fileDocuments(read()))
  let running = update()
  let settled: NodeJS.Timeout | undefined
  client.hot.on('vite:client:connect', showMistakes)
  server.watcher.add(content)
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(content + sep)) return
    clearTimeout(settled)
    settled = setTimeout(() => {
      running = running.then(update)
    }, SETTLE)
  })
  await running
  cache.save()
}

/** A mistake that no check has foreseen: the server goes on, and the next file saved is tried again. */
function unexpected(error: unknown): ContentError {
  const message = error instanceof Error ? error.message : String(error)
  return new ContentError([{ file: 'content', message: `cannot be compiled: ${message}` }])
}

/**
 * Code by which a module follows its later versions: those who have imported it see its exports
 * change, because an import is bound to the variable and not to the value.
 */
function followerCode({ values, article }: ContentModule): string {
  const assignments = Object.keys(values).map((name) => `${name} = next.${name}`)
  if (article) assignments.push('article = next.default')
  return `
if (import.meta.hot) {
  const followers = (import.meta.hot.data.followers ??= [])
  followers.push((next) => { ${assignments.join('; ')} })
  import.meta.hot.accept((next) => { if (next) for (const follow of followers) follow(next) })
}`
}
