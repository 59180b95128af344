import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Plugin } from 'vite'

/** What is imported of React, and the file of its package that a browser runs. */
const FILES: Record<string, string> = {
  react: 'cjs/react.production.js',
  'react/jsx-runtime': 'cjs/react-jsx-runtime.production.js',
  'react-dom': 'cjs/react-dom.production.js',
  'react-dom/client': 'cjs/react-dom-client.production.js',
  scheduler: 'cjs/scheduler.production.js',
  'use-sync-external-store/shim/with-selector':
    '../cjs/use-sync-external-store-shim/with-selector.production.js',
}

const FILE =
  /\/node_modules\/(?:react|react-dom|scheduler|use-sync-external-store)\/cjs\/[\w/-]+\.production\.js$/

/**
 * Semi-internal: gives React to the browser's bundle as modules. It is published as CommonJS, of which every
 * file that draws something would need a helper, and nothing that is unused is left out.
 */
export function reactModules(): Plugin {
  // React DOM alone knows its scheduler.
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('react-dom'))
  return {
    name: 'site-react-modules',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: Object.keys(FILES).map((name) => new RegExp(`^${name}$`)) },
      handler: (source) => join(dirname(resolve(source)), FILES[source] ?? ''),
    },
    transform: {
      filter: { id: /\/node_modules\// },
      handler(code, id) {
        if (FILE.test(id)) return { code: asModule(code), map: null }
        const changed = byNames(code)
        return changed === code ? undefined : { code: changed, map: null }
      },
    },
  }
}

/**
 * A file of React's as a module:
 * `var React = require("react"); exports.a = 1` → `import * as React from "react"; let $a; $a = 1; export { $a as a }`.
 */
export function asModule(code: string): string {
  const imports: string[] = []
  const names = new Set<string>()
  const body = code
    .replaceAll(/(\w+) = require\(("[^"]+")\)/g, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from ${source};\n`)
      return `$${name}`
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name)
      return `$${name}`
    })
  if (names.size === 0 || /\brequire\(|\bexports\b/.test(body)) {
    throw new Error(
      'what React publishes is built otherwise now: look at scripts/build/react-modules.ts',
    )
  }
  const own = [...names].map((name) => `$${name}`).join(', ')
  const given = [...names].map((name) => `$${name} as ${name}`).join(', ')
  return `${imports.join('')}let ${own};\n${body}\nexport { ${given} };\n`
}

/** A library that imports React as a whole, by names: `import React, { use } from 'react'` → `import * as React …`. */
export function byNames(code: string): string {
  return (
    code
      .replaceAll(
        /\bimport (\w+)(?:, ?(\{[^}]*\}))? from (["'](?:react|react-dom)["'])/g,
        (_, name: string, names: string | undefined, source: string) =>
          `import * as ${name} from ${source}${names ? `; import ${names} from ${source}` : ''}`,
      )
      // Written so that a bundler does not see what React may lack.
      .replaceAll(/\bReact(\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g, 'React$1.$2')
  )
}
