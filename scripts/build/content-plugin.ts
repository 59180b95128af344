import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Logger, Plugin } from 'vite'

import { compileContent } from '#scripts/content/load-content.ts'
import type { ContentReader } from '#scripts/content/read-content.ts'
import { CONTENT_MODULE } from '#src/content/track.ts'

import {
  contentFileIds,
  modulePlugin,
  placeModule,
  PREFIX,
  getModuleText,
} from './content-module.ts'
import type { ContentStore } from './content-store.ts'
import { liveContent } from './live-content.ts'
import { createFileWriter } from './output-folder.ts'

/**
 * Emits content as separate files, bypassing the bundler, at addresses that a page can compute: neither the
 * scripts of the site nor bundling time grow with the content, and a change of one file renames no other
 * file. Lists are split into slices and bodies are separate, so that a page loads only what it shows.
 *
 *     content/site/uk.js               brand, links, hours
 *     content/page/uk/about.js         text of a page
 *     content/courses/uk.js            the catalogue
 *     content/posts/uk.js              counts of the blog
 *     content/post-chunk/uk/0.js       nine posts of the list
 *     content/post-tag/uk/ai/0.js      nine posts of a tag's list
 *     content/post/uk/hello.js         a post's details and body
 *
 * The development server recompiles changed files.
 */
export function contentPlugins(store: ContentStore, read: ContentReader): Plugin[] {
  let getPlace: (environment: string) => string
  return [
    {
      ...modulePlugin(
        (id) => getModuleText(store, id),
        (environment) => getPlace(environment),
      ),
      apply: 'build',
      configResolved: ({ base, environments }) => {
        const folder = join(environments.client?.build.outDir ?? 'dist', CONTENT_MODULE)
        getPlace = (environment) =>
          environment === 'client'
            ? placeModule(base + CONTENT_MODULE, '.js', contentShape())
            : placeModule(`${pathToFileURL(resolve(folder)).href}/`, '.js')
      },
    },
    { ...liveContent(store, read), apply: 'serve' },
  ]
}

/**
 * Checks and compiles the content of a build and prints what its owner should know.
 * @throws ContentError with all problems.
 */
export async function prepareContent(
  store: ContentStore,
  read: ContentReader,
  demo: boolean,
  logger: Logger,
): Promise<void> {
  const { warnings, placeholderCount } = await compileContent(read)
  for (const warning of warnings) logger.warn(warning)
  await store.show()
  if (placeholderCount === 0 || demo) return
  logger.warn(
    `${placeholderCount} samples and placeholder links are in the content (npm run doctor)`,
  )
  const omitted = {
    'sample reviews': store.sampleReviews(),
    'sample certificates': store.sampleCertificates(),
  }
  for (const [description, count] of Object.entries(omitted)) {
    if (count > 0) logger.warn(`${count} ${description} are not published (npm run doctor)`)
  }
}

/** Writes all content files to the output. */
export async function writeContentFiles(store: ContentStore, dist: string): Promise<void> {
  const write = createFileWriter(dist)
  const shape = `export const shape = ${JSON.stringify(contentShape())}`
  for (const id of contentFileIds(store)) {
    write(`${CONTENT_MODULE}${id}.js`, `${await getModuleText(store, id)}\n${shape}`)
  }
}

/**
 * Hash of the content schemas. Addresses of the files are stable, so without it a page opened
 * before a deploy could load data that its code does not understand.
 */
function contentShape(): string {
  const folder = 'src/content/schema'
  const schemas = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  const hash = createHash('sha256').update(readFileSync('src/content/model.ts'))
  for (const name of schemas.filter((file) => file.endsWith('.ts'))) {
    hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('base64url').slice(0, 8)
}

/** Only the modules, from already compiled content, for tests. */
export function contentModules(store: ContentStore): Plugin {
  return modulePlugin(
    (id) => getModuleText(store, id),
    () => placeModule(PREFIX, ''),
  )
}
