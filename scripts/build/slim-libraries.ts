import { resolve } from 'node:path'

import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\//

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
      filter: { id: ICON },
      handler: (code) => ({ code: slimIcon(code), map: null }),
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
