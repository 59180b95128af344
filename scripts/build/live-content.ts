import type { ChildProcess } from 'node:child_process'
import { relative, resolve, sep } from 'node:path'

import type { Plugin, ViteDevServer } from 'vite'

import { touchArticlesWithNewPictures, watchDocuments } from '#scripts/content/contentlayer.ts'
import { documentsInMemory } from '#scripts/content/documents.ts'
import { assertContent } from '#scripts/content/load-content.ts'
import { ContentError, formatProblem, type Problem } from '#scripts/content/problem.ts'
import type { ContentReader } from '#scripts/content/read-content.ts'

import {
  type ContentModule,
  contentModule,
  formatModule,
  modulePlugin,
  placeModule,
  RESOLVED,
} from './content-module.ts'
import type { ContentStore } from './content-store.ts'

/** Delay in ms after a change of a file, because editors may truncate it before writing. */
const SETTLE_MS = 20

/** Name of the event that notifies the application of changed content. */
const CHANGE_EVENT = 'content:changed'

/**
 * Content in development, compiled by `contentlayer2 dev`. A saved file is checked, and the affected modules
 * are replaced in the open page. While there are errors the site keeps the last valid content and
 * shows them in an overlay.
 */
export function liveContent(store: ContentStore, read: ContentReader): Plugin {
  // Modules sent to the browser, to find out which of them a change affects.
  const sent = new Map<string, string>()
  let base = '/'
  let markReady: () => void
  const ready = new Promise<void>((resolve) => (markReady = resolve))
  const load = async (id: string) => {
    // The first compilation may still be running.
    await ready
    const module = await contentModule(store, id)
    const code = formatModule(module, 'let')
    sent.set(id, code)
    return code + followerCode(module)
  }
  return {
    ...modulePlugin(load, () => placeModule(`${base}@id/${RESOLVED.replace('\0', '__x00__')}`, '')),
    configResolved: (config) => {
      base = config.base
    },
    // A build running at the same time writes pages into the project, each of which would reload the open page.
    config: ({ root = '.' }) => ({
      server: { watch: { ignored: [(path: string) => isGenerated(relative(root, path))] } },
    }),
    configureServer: serveContent,
  }

  function serveContent(server: ViteDevServer): void {
    const { logger } = server.config
    const { client } = server.environments
    const content = resolve('content')
    let mistakes: readonly Problem[] = []

    const showMistakes = () => {
      // Without an open page Vite would keep the error for the next one, even if it has been fixed since.
      if (mistakes.length === 0 || server.ws.clients.size === 0) return
      const message = mistakes.map(formatProblem).join('\n')
      client.hot.send({ type: 'error', err: { message, stack: '', plugin: 'content' } })
    }
    const reportProblems = (problems: readonly Problem[]) => {
      const wasInvalid = mistakes.length > 0
      mistakes = problems
      // After an error at the start, pages are served with the documents that exist.
      if (problems.length > 0) markReady()
      for (const problem of problems) logger.error(formatProblem(problem), { timestamp: true })
      showMistakes()
      // Removes the error overlay after any change.
      if (wasInvalid && problems.length === 0) client.hot.send({ type: 'update', updates: [] })
    }
    // Result of the checks; undefined after a change.
    let isValid: boolean | undefined
    const check = (): boolean => (isValid ??= runChecks())
    const runChecks = (): boolean => {
      try {
        assertContent(read)
        reportProblems([])
        return true
      } catch (error) {
        reportProblems(getProblems(error))
        return false
      }
    }
    const update = async () => {
      if (!check()) return
      try {
        const documents = documentsInMemory()
        // The files are still being written, and this function will be called again.
        if (!documents) return
        await store.show(documents)
        // Contentlayer may have reported a mistake after it was fixed.
        reportProblems([])
        markReady()
        await replaceModules()
      } catch (error) {
        reportProblems(getProblems(error))
      }
    }
    const replaceModules = async () => {
      for (const [id, code] of sent) {
        if (formatModule(await contentModule(store, id), 'let') === code) continue
        // A module that has not been requested again needs no update.
        sent.delete(id)
        const module = client.moduleGraph.getModuleById(RESOLVED + id)
        if (module) await client.reloadModule(module)
      }
      client.hot.send(CHANGE_EVENT)
    }
    let contentlayer: ChildProcess | undefined
    const stop = () => contentlayer?.kill()
    const compile = () => {
      // Contentlayer must start with valid content, because it does not recover from errors at its start.
      if (!check() || contentlayer) return
      contentlayer = watchDocuments({
        onGenerated: () => queue(update),
        // The checks name most mistakes better than contentlayer does.
        onFailed: (problems) => queue(() => check() && reportProblems(problems)),
      })
      contentlayer.once('exit', () => (contentlayer = undefined))
    }
    let running: Promise<unknown> = Promise.resolve()
    const queue = async (task: () => unknown): Promise<void> => {
      running = running.then(task)
      await running
    }

    client.hot.on('vite:client:connect', showMistakes)
    server.watcher.add(content)
    let timer: NodeJS.Timeout | undefined
    server.watcher.on('all', (_event, file) => {
      if (!file.startsWith(content + sep)) return
      isValid = undefined
      clearTimeout(timer)
      timer = setTimeout(() => {
        touchArticlesWithNewPictures()
        void queue(compile)
      }, SETTLE_MS)
    })
    server.httpServer?.on('close', stop)
    process.once('exit', stop)
    void queue(compile)
  }
}

/** Whether a path below the project is a build output: `dist-next/uk.html`, `.cache/images/a.webp`. */
function isGenerated(path: string): boolean {
  return /^(?:\.contentlayer|\.cache|dist(?:-[\w-]+)?)(?:[\\/]|$)/.test(path)
}

/** Runs the checks and returns the problems; an unexpected error does not stop the server either. */
function getProblems(error: unknown): readonly Problem[] {
  if (error instanceof ContentError) return error.problems
  const message = error instanceof Error ? error.message : String(error)
  return [{ file: 'content', message: `cannot be compiled: ${message}` }]
}

/**
 * Code with which a module accepts its own updates: importers see changed exports,
 * because an import binds to the variable and not to the value.
 */
function followerCode({ article }: ContentModule): string {
  const assignments = `data = next.data${article ? '; article = next.default' : ''}`
  return `
if (import.meta.hot) {
  const followers = (import.meta.hot.data.followers ??= [])
  followers.push((next) => { ${assignments} })
  import.meta.hot.accept((next) => { if (next) for (const follow of followers) follow(next) })
}`
}
