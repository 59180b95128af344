import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { compileContent } from '#scripts/content/load-content.ts'

import {
  contentFileIds,
  modulePlugin,
  placeModule,
  PREFIX,
  textOfModule,
} from './content-module.ts'
import type { ContentStore } from './content-store.ts'
import { createFileWriter } from './file-writer.ts'
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
  let placeOf: (environment: string) => string
  return [
    {
      ...modulePlugin(
        (id) => textOfModule(store, id),
        (environment) => placeOf(environment),
      ),
      apply: 'build',
      configResolved: ({ base, environments }) => {
        const folder = join(environments.client?.build.outDir ?? 'dist', CONTENT_FOLDER)
        placeOf = (environment) =>
          environment === 'client'
            ? placeModule(base + CONTENT_FOLDER, '.js')
            : placeModule(`${pathToFileURL(resolve(folder)).href}/`, '.js')
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
            const left = store.sampleReviews()
            if (left > 0)
              logger.warn(`${left} sample reviews are left out of the site (npm run doctor)`)
          }
          await Promise.all([store.measureCovers(), store.measureProjects()])
        },
      },
    },
    { ...liveContent(store), apply: 'serve' },
  ]
}

/** Writes the files of the blog into an output. */
export async function writeContentFiles(store: ContentStore, dist: string): Promise<void> {
  const write = createFileWriter(dist)
  for (const id of contentFileIds(store)) {
    write(`${CONTENT_FOLDER}${id}.js`, await textOfModule(store, id))
  }
}

/** The modules alone, of content that is compiled already: what tests need. */
export function contentModules(store: ContentStore): Plugin {
  return modulePlugin(
    (id) => textOfModule(store, id),
    () => placeModule(PREFIX, ''),
  )
}
