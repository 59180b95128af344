import { execFile } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import { rolldown } from 'rolldown'
import { replacePlugin } from 'rolldown/plugins'

import { forgetOld } from '#scripts/lib/forget-old.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import { once } from '#src/lib/once.ts'

import { fingerprint } from './fingerprint.ts'

const ENTRY = 'scripts/content/contentlayer-process.ts'

/** A process that calls `bundleContentlayer`. */
const BUNDLER = 'scripts/content/contentlayer-bundle-process.ts'

const MAIN = 'main.mjs'

const CACHE = '.cache/contentlayer'

/** Packages that look for files of their own, and what is loaded only by who needs it. */
const LEFT_OUT = [
  /^(?:imagescript|sharp|subset-font)$/,
  /^rolldown\b/,
  /^@shikijs\/(?:langs|themes)\b/,
]

/**
 * What contentlayer imports and nothing here uses: other ways to compile MDX and the configuration, files in
 * memory, who watches for changes, traces for a server. It takes them a second to be loaded, and to look at each
 * file before it is compiled.
 */
const UNUSED = [
  '@opentelemetry/exporter-trace-otlp-grpc',
  'chokidar',
  'esbuild',
  'mdx-bundler',
  'memfs',
]

/** What stands in for them. */
const STAND_INS = 'scripts/content/contentlayer-stand-ins.ts'

/** Code of others that is replaced as it is bundled, with the file that it stands in: a test looks whether it still does. */
export const REWORDED = [
  {
    // Whoever walks a tree makes a function for each node and names it, for the eyes of who debugs: without names
    // an article is compiled in nine tenths of the time.
    file: 'unist-util-visit-parents/lib/index.js',
    from: "Object.defineProperty(visit, 'name', ",
    to: 'void (',
  },
  {
    // The name of a field, which is there, and its value, which is read from an object, are fetched by two fibers
    // of effect-ts for each field of each document: one after the other, in eight ninths of the time.
    file: '@contentlayer2/utils/dist/effect/Effect.js',
    from: 'T.tuplePar(mapKey(a), mapValue(a))',
    to: 'T.tuple(mapKey(a), mapValue(a))',
  },
]

/**
 * Path of the file that runs contentlayer. It is one file of the thousand that it is made of, which are loaded
 * four times as fast so: 0.7 instead of 2.9 seconds on a slow machine. It is made once, by a process that gives
 * back what it takes for that, a third of a gigabyte.
 */
export const contentlayerBundle = once(async () => {
  const name = hashOf(fingerprint(ENTRY, STAND_INS, import.meta.filename))
  const folder = join(CACHE, name)
  const file = resolve(folder, MAIN)
  if (existsSync(file)) return file
  const making = `${folder}-${process.pid}`
  await promisify(execFile)(process.execPath, ['--import', 'tsx', BUNDLER, making])
  forgetOld(CACHE, new Set([name]))
  // Another process may have made it meanwhile.
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
  return file
})

/** Writes that file, and what it loads, into a folder. */
export async function bundleContentlayer(folder: string): Promise<void> {
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: LEFT_OUT,
    resolve: { alias: Object.fromEntries(UNUSED.map((one) => [one, resolve(STAND_INS)])) },
    plugins: [
      replacePlugin(Object.fromEntries(REWORDED.map(({ from, to }) => [from, to])), {
        delimiters: ['', ''],
      }),
    ],
    // Packages of others: nobody here can mend what it says of them.
    logLevel: 'silent',
  })
  await bundle.write({ dir: folder, entryFileNames: MAIN })
  await bundle.close()
}
