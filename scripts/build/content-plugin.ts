import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { compileContent } from '#scripts/content/load-content.ts'

import {
  contentFileIds,
  contentModule,
  type FilePlace,
  formatModule,
  modulePlugin,
  PREFIX,
} from './content-module.ts'
import type { ContentStore } from './content-store.ts'
import { liveContent } from './live-content.ts'

/** Folder of the output that the files of the blog are written to. */
export const CONTENT_FOLDER = 'content/'

/**
 * Content as modules. Lists come in slices, bodies one by one, so that a page loads what it shows:
 *
 *     virtual:content/site/uk              brand, links, hours
 *     virtual:content/courses/uk           the catalogue
 *     virtual:content/projects/uk          the portfolio, and each project's page lazily
 *     virtual:content/packages/uk          courses sold together
 *     virtual:content/course-texts/uk      the words of each course's page, lazily
 *     virtual:content/pages/uk             each page's words, lazily
 *
 * The blog's are files of their own, which the bundler never sees, under addresses that a page can
 * compute: neither the scripts of the site nor the work of the bundler grow with the number of posts,
 * and an article that is written changes no other file's name.
 *
 *     content/posts/uk.js                  counts
 *     content/post-chunk/uk/0.js           nine posts of the list
 *     content/post-tag/uk/ai/0.js          nine posts of a tag's list
 *     content/post/uk/hello.js             a post's details and body
 *
 * A build compiles the content first; the development server goes on compiling what is saved. A `demo` may
 * well be made of samples.
 */
export function contentPlugins(store: ContentStore, { demo }: { demo: boolean }): Plugin[] {
  const load = async (id: string) => formatModule(await contentModule(store, id), 'const')
  let place: (environment: string) => FilePlace
  let folder = ''
  return [
    {
      ...modulePlugin(load, (environment) => place(environment)),
      apply: 'build',
      configResolved: ({ base, environments }) => {
        folder = resolve(environments.client?.build.outDir ?? 'dist', CONTENT_FOLDER)
        place = (environment) => ({
          folder:
            environment === 'client' ? base + CONTENT_FOLDER : `${pathToFileURL(folder).href}/`,
          suffix: '.js',
        })
      },
      // Before any environment is built: the bundler would add its own stack to a mistake in content.
      buildApp: {
        order: 'pre',
        async handler(builder) {
          const { logger } = builder.config
          const { warnings, standIns } = await compileContent()
          for (const warning of warnings) logger.warn(warning)
          if (standIns > 0 && !demo) {
            logger.warn(
              `${standIns} samples and placeholder links are in the content (npm run doctor)`,
            )
          }
          await Promise.all([store.measureCovers(), store.measureProjects()])
        },
      },
      async writeBundle() {
        if (this.environment.name !== 'client') return
        for (const id of contentFileIds(store)) {
          const file = join(folder, `${id}.js`)
          mkdirSync(dirname(file), { recursive: true })
          writeFileSync(file, await load(id))
        }
      },
    },
    { ...liveContent(store), apply: 'serve' },
  ]
}

/** The modules alone, of content that is compiled already: what tests need. */
export function contentModules(store: ContentStore): Plugin {
  return modulePlugin(
    async (id) => formatModule(await contentModule(store, id), 'const'),
    () => ({ folder: PREFIX, suffix: '' }),
  )
}
