import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Manifest } from 'vite'

import { CONTENT_MODULE } from '#src/content/track.ts'

/** Folder of Vite's manifest in the output. */
export const MANIFEST = '.vite'

/** Entry module of the browser. */
export const CLIENT_ENTRY = 'src/app/entry-client.tsx'

/** Maps modules to output files: the scripts, styles and fonts that a page loads. */
export type ModuleGraph = ReturnType<typeof createModuleGraph>

/** Vite's manifest: output file by module. */
export async function readManifest(dist: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(dist, MANIFEST, 'manifest.json'), 'utf8'))
}

/** Stylesheet emitted because of `build.cssCodeSplit: false`. */
function getStylesheet(manifest: Manifest): string {
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))
  if (!sheet) throw new Error('the build contains no stylesheet')
  return sheet.file
}

/** Resolves the imports of modules through the files of a build. */
export function createModuleGraph(manifest: Manifest, base: string) {
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
  const keys = Object.keys(manifest)
  const getKeys = (module: string): string[] => {
    // Content files are not bundled.
    if (module.startsWith(CONTENT_MODULE)) return []
    return keys.filter(
      (key) =>
        key === module || key.startsWith(`${module}?`) || key.endsWith(`lesson-content:${module}`),
    )
  }

  return {
    entry: getUrl(CLIENT_ENTRY),
    /** Files that a page loads when the application starts: imports of the entry, then its own. */
    filesOf: (modules: readonly string[]): string[] => {
      const pageKeys = closure(modules.flatMap(getKeys))
      const files = modules
        .filter((module) => module.startsWith(CONTENT_MODULE))
        .map((module) => `${base}${module}.js`)
      return [...new Set([...entryKeys, ...pageKeys])]
        .filter((key) => key !== CLIENT_ENTRY)
        .map(getUrl)
        .concat(files)
    },
    /** The site's one stylesheet. */
    stylesheet: base + getStylesheet(manifest),
    fontLinks: (names: readonly string[]): string =>
      names
        .map((name) => {
          const key = keys.find((key) => key.includes(`/${name}.woff2`))
          if (!key) throw new Error(`the build contains no font ${name}`)
          return `<link rel="preload" as="font" type="font/woff2" href="${getUrl(key)}" crossorigin>`
        })
        .join('\n'),
  }
}
