import { resolve, sep } from 'node:path'

import type { Plugin } from 'vite'

import type { ContentReader } from '#scripts/content/read-content.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { compileLessons, freeLesson, sealCourse } from '#scripts/lessons/lesson-library.ts'
import type { CourseAccess } from '#src/content/lesson-model.ts'
import { DEFAULT_LOCALE, isLocale, type Locale } from '#src/i18n/locales.ts'

const PREFIX = 'virtual:course/'
const RESOLVED_PREFIX = '\0lesson-content:'

/** Resolves imports of `virtual:course/…` with `load`. */
export function courseModulePlugin(load: (id: string) => string | Promise<string>): Plugin {
  return {
    name: 'site-lessons',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:course\// },
      handler: (id) => RESOLVED_PREFIX + id.slice(PREFIX.length),
    },
    load: {
      filter: { id: /^\0lesson-content:/ },
      handler: async (id) => ({
        code: await load(id.slice(RESOLVED_PREFIX.length)),
        moduleType: 'js',
      }),
    },
  }
}

/** Source of `virtual:course/order`. */
export function orderModule(keys: readonly number[]): string {
  return `export const moduleKeys = ${JSON.stringify(keys)}`
}

/**
 * The paid course: public data as modules, lessons as encrypted files:
 *
 *     virtual:course/order         keys of the modules, in order
 *     virtual:course/modules/uk    titles, durations, parameters for decryption, and paths of the encrypted files
 *     virtual:course/free/uk       the free lesson
 */
export function lessonPlugin(options: {
  read: ContentReader
  codes: readonly string[]
  demo: boolean
}): Plugin {
  const { read, codes, demo } = options
  const lessons = new Map<Locale, ReturnType<typeof compileLessons>>()
  const compile = (locale: Locale) => {
    const compiled = lessons.get(locale) ?? compileLessons(read(), locale)
    lessons.set(locale, compiled)
    return compiled
  }
  let sealing: ReturnType<typeof sealCourse> | undefined
  const sealed = () => (sealing ??= sealCourse(codes, compile))

  return {
    ...courseModulePlugin((id) => {
      const [kind, locale = ''] = id.split('/')
      if (kind === 'order')
        return orderModule(compile(DEFAULT_LOCALE).map(({ module }) => module.key))
      if (!isLocale(locale)) throw new Error(`no course module "${id}"`)
      return kind === 'free' ? freeModule(locale) : modulesModule(locale)
    }),
    buildApp: {
      order: 'pre',
      handler: async ({ config }) => {
        if (codes.length > 0) return
        config.logger.warn(
          'COURSE_ACCESS_CODES is not set: no code opens the course (COURSE_ACCESS_CODES=first_code,second_code)',
        )
      },
    },
    configureServer(server) {
      const folder = resolve('content/lessons') + sep
      // Links in lessons refer to these paths.
      const site = resolve('content/site/site.yaml')
      server.watcher.on('all', (_event, file) => {
        if (!file.startsWith(folder) && file !== site) return
        lessons.clear()
        sealing = undefined
        for (const environment of Object.values(server.environments)) {
          for (const [id, module] of environment.moduleGraph.idToModuleMap) {
            if (id.startsWith(RESOLVED_PREFIX)) environment.moduleGraph.invalidateModule(module)
          }
        }
        server.environments.client.hot.send({ type: 'full-reload' })
      })
      server.middlewares.use((request, response, next) => {
        void respond().catch(next)
        async function respond() {
          const path = (request.url ?? '').split('?')[0]?.replace(server.config.base, '') ?? ''
          if (!path.startsWith('assets/lessons/')) return next()
          const file = (await sealed()).files.get(path)
          if (file === undefined) return next()
          response.end(file)
        }
      })
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of (await sealed()).files) {
        this.emitFile({ type: 'asset', fileName, source })
      }
    },
  }

  async function modulesModule(locale: Locale): Promise<string> {
    const access: CourseAccess = demo
      ? { state: 'demo', demoCode: DEMO_CODE }
      : { state: codes.length > 0 ? 'open' : 'closed' }
    const modules = compile(locale).map(({ module }) => module)
    const files = (await sealed()).paths[locale]
    return Object.entries({ modules, access, files })
      .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)}`)
      .join('\n')
  }

  function freeModule(locale: Locale): string {
    return `export const lesson = ${JSON.stringify(freeLesson(compile(locale), read()))}`
  }
}
