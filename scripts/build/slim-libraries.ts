import { resolve } from 'node:path'

import type { Plugin } from 'vite'

const SLIMMED = [
  { id: /\/lucide-react\/dist\/esm\/icons\//, slim: slimIcon },
  { id: /\/react-router\/dist\/esm\/lazyRouteComponent\.js/, slim: slimLazyRoute },
  { id: /\/react\/cjs\/react\.production\.js/, slim: slimReact },
]

const ICON_MAKER = '\0slim:create-icon'

/** Vite's own name of what dynamic imports become calls of. */
const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Puts shorter ways in place of what libraries carry for cases that this site does not have. */
export function slimLibraries(): Plugin {
  return {
    name: 'site-slim-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      // Sizes, colours and widths of icons are the stylesheet's.
      if (source === '../createLucideIcon.mjs') return ICON_MAKER
      // The hook that this stands in for is a part of React since 18.
      if (source === 'use-sync-external-store/shim') return this.resolve('react', importer)
      return undefined
    },
    load(id) {
      if (id === PRELOAD_HELPER && this.environment.name === 'client') {
        const file = JSON.stringify(resolve('src/browser/load-with-styles.ts'))
        return `export { loadWithStyles as __vitePreload } from ${file}`
      }
      if (id !== ICON_MAKER) return undefined
      const file = JSON.stringify(resolve('src/ui/create-icon.ts'))
      return `export { createIcon as default } from ${file}`
    },
    transform: {
      filter: { id: SLIMMED.map(({ id }) => id) },
      handler: (code, id) => ({
        code: SLIMMED.find((one) => one.id.test(id))?.slim(code) ?? code,
        map: null,
      }),
    },
  }
}

/** The code of an icon without what `src/ui/create-icon.ts` does not read: keys of its shapes, its size and other names. */
export function slimIcon(code: string): string {
  return code
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/\s*size: 24,/, '')
    .replace('__iconData.node;\n', '')
}

/**
 * The code of a route's late component without its answer for a missing file, a reload that does not ask whether
 * there is a server: `src/features/shell/reload-once.ts` answers.
 */
export function slimLazyRoute(code: string): string {
  return code.replace('isModuleNotFoundError(error)', 'false')
}

/** The code of React without what it says of three mistakes that types rule out. */
export function slimReact(code: string): string {
  return code.replaceAll(
    /"(?:takes an object of state|React\.Children\.only expected|The argument must be a React element)[^"]*"/g,
    '""',
  )
}
