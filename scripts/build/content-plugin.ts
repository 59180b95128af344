import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import { compileContent } from '#scripts/content/load-content.ts'
import { CONTENT_MODULE } from '#src/content/track.ts'

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

/**
 * Content as files of their own, which the bundler never sees, under addresses that a page can compute: neither the
 * scripts of the site nor the work of the bundler grow with the content, and what is written changes no other
 * file's name. Lists come in slices, bodies one by one, so that a page loads what it shows.
 *
 *     content/site/uk.js               brand, links, hours
 *     content/page/uk/about.js         the words of a page
 *     content/courses/uk.js            the catalogue
 *     content/posts/uk.js              counts of the blog
 *     content/post-chunk/uk/0.js       nine posts of the list
 *     content/post-tag/uk/ai/0.js      nine posts of a tag's list
 *     content/post/uk/hello.js         a post's details and body
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
        const folder = join(environments.client?.build.outDir ?? 'dist', CONTENT_MODULE)
        placeOf = (environment) =>
          environment === 'client'
            ? placeModule(base + CONTENT_MODULE, '.js', contentShape())
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

/** Writes the files of the content into an output. */
export async function writeContentFiles(store: ContentStore, dist: string): Promise<void> {
  const write = createFileWriter(dist)
  const shape = `export const shape = ${JSON.stringify(contentShape())}`
  for (const id of contentFileIds(store)) {
    write(`${CONTENT_MODULE}${id}.js`, `${await textOfModule(store, id)}\n${shape}`)
  }
}

/**
 * Changes with the code that declares the types of content: the addresses of the files stay, so that a page from
 * before a deploy would read data that its code does not know.
 */
function contentShape(): string {
  const folder = 'src/content/schema'
  const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const hash = createHash('sha256').update(readFileSync('src/content/model.ts'))
  for (const name of schemas.filter((one) => one.endsWith('.ts'))) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url').slice(0, 8)
}

/** The modules alone, of content that is compiled already: what tests need. */
export function contentModules(store: ContentStore): Plugin {
  return modulePlugin(
    (id) => textOfModule(store, id),
    () => placeModule(PREFIX, ''),
  )
}
