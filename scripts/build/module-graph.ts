import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Manifest } from 'vite'

import { CONTENT_MODULE } from '#src/content/track.ts'

/** Folder of Vite's manifest in the output. */
export const MANIFEST = '.vite'

/** Entry module of the browser. */
export const CLIENT_ENTRY = 'src/app/entry-client.tsx'

/** Maps modules to output files: the scripts, styles and fonts that a page loads. */
export type ModuleGraph = ReturnType<typeof createModuleGraph>

/** Resolves the imports of modules through the files of a build in `dist`. */
export function createModuleGraph(dist: string, base: string) {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, MANIFEST, 'manifest.json'), 'utf8'))
  /** File of the first entry of the manifest that fits. */
  const findFile = (description: string, isFitting: (file: string, key: string) => boolean) => {
    const entry = Object.entries(manifest).find(([key, { file }]) => isFitting(file, key))
    if (!entry) throw new Error(`the build contains no ${description}`)
    return base + entry[1].file
  }
  const closure = (keys: readonly string[], visited = new Set<string>()): Set<string> => {
    for (const key of keys) {
      const chunk = manifest[key]
      if (!chunk || visited.has(key)) continue
      visited.add(key)
      closure(chunk.imports ?? [], visited)
    }
    return visited
  }
  const getUrl = (key: string) => base + (manifest[key]?.file ?? '')
  const entryKeys = closure([CLIENT_ENTRY])
  const getKeys = (module: string): string[] =>
    Object.keys(manifest).filter(
      (key) =>
        key === module || key.startsWith(`${module}?`) || key.endsWith(`lesson-content:${module}`),
    )

  return {
    entry: getUrl(CLIENT_ENTRY),
    /** Files that a page loads when the application starts: imports of the entry, then its own. */
    filesOf: (modules: readonly string[]): string[] => {
      const pageKeys = closure(modules.flatMap(getKeys))
      // Content files are not bundled.
      const files = modules
        .filter((module) => module.startsWith(CONTENT_MODULE))
        .map((module) => `${base}${module}.js`)
      return [...new Set([...entryKeys, ...pageKeys])]
        .filter((key) => key !== CLIENT_ENTRY)
        .map(getUrl)
        .concat(files)
    },
    /** The site's one stylesheet, because of `build.cssCodeSplit: false`. */
    stylesheet: findFile('stylesheet', (file) => file.endsWith('.css')),
    fontLinks: (names: readonly string[]): string =>
      names
        .map((name) => findFile(`font ${name}`, (_file, key) => key.includes(`/${name}.woff2`)))
        .map((url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`)
        .join('\n'),
  }
}
