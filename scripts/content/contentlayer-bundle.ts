import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { rolldown, type Plugin } from 'rolldown'

import { forgetOld } from '#scripts/lib/forget-old.ts'
import { hashOf } from '#scripts/lib/hash.ts'
import { once } from '#src/lib/once.ts'

import { fingerprint } from './fingerprint.ts'

const ENTRY = 'scripts/content/contentlayer-process.ts'

const CACHE = '.cache/contentlayer'

/** Packages that look for files of their own, and are loaded only by who needs them. */
const LEFT_OUT = [/^(?:esbuild|imagescript|sharp|subset-font)$/, /^rolldown\b/]

/** Parts of contentlayer that nothing here uses and that take it a second to load: another way to compile MDX, traces for a server. */
const UNUSED = /^(?:mdx-bundler|@opentelemetry\/exporter-trace-otlp-grpc)\b/

/**
 * Path of the file that runs contentlayer. It is one file of the thousand that it is made of, which are loaded
 * four times as fast so: 0.7 instead of 2.9 seconds on a slow machine. It is made once.
 */
export const contentlayerBundle = once(async () => {
  // Its modules name the places that they come from.
  const name = hashOf([fingerprint(ENTRY, import.meta.filename), resolve('.')].join())
  const folder = join(CACHE, name)
  const file = resolve(folder, 'main.mjs')
  if (existsSync(file)) return file
  const making = `${folder}-${process.pid}`
  const bundle = await rolldown({
    input: ENTRY,
    platform: 'node',
    external: LEFT_OUT,
    plugins: [withoutUnused(), withPlaces()],
    // Packages of others: nobody here can mend what it says of them.
    logLevel: 'silent',
  })
  await bundle.write({ dir: making, entryFileNames: 'main.mjs' })
  await bundle.close()
  forgetOld(CACHE, new Set([name]))
  // Another process may have made it meanwhile.
  if (existsSync(folder)) rmSync(making, { recursive: true })
  else renameSync(making, folder)
  return file
})

function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    resolveId: {
      filter: { id: UNUSED },
      handler: (id) => `\0unused:${id}`,
    },
    load: {
      filter: { id: /^\0unused:/ },
      handler: () => 'export const bundleMDX = undefined, OTLPTraceExporter = undefined',
    },
  }
}

/** Contentlayer reads its version beside its own modules. */
function withPlaces(): Plugin {
  return {
    name: 'with-places',
    transform: {
      filter: { id: /\/@contentlayer2\//, code: /\bimport\.meta\.url\b/ },
      handler: (code, id) =>
        code.replaceAll(/\bimport\.meta\.url\b/g, JSON.stringify(pathToFileURL(id).href)),
    },
  }
}
