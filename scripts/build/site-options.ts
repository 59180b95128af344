import type { Plugin } from 'vite'

import { browserTargets } from './browser-targets.ts'
import { isOffline } from './service-worker.ts'
import type { SiteAddress } from './site-address.ts'
import { siteConstants } from './site-constants.ts'

/** How Vite compiles the site: for which browsers, with which constants, from which files. */
export function siteOptions(address: SiteAddress, browserslist: readonly string[]): Plugin {
  const target = browserTargets(browserslist)
  return {
    name: 'site-options',
    config: (_, { command }) => ({
      base: address.base,
      // There is no HTML file to begin from.
      appType: 'custom',
      optimizeDeps: {
        entries: [
          'src/app/entry-client.tsx',
          'src/{app,routes,features,mdx}/**/*.tsx',
          '!**/*.test.tsx',
        ],
      },
      define: siteConstants(address, command === 'build' && isOffline(process.env), process.env),
      build: {
        // Fonts inside a stylesheet as data would break a strict font-src.
        assetsInlineLimit: 0,
        // Themes are light-dark() pairs, which must reach the browser as they are.
        target,
        cssTarget: target,
        // What needs no answer would stand before what an editor has to read: timings, what React asks its
        // scheduler for in vain, files that the server alone has in one.
        rolldownOptions: {
          checks: {
            bundlerTimings: false,
            importIsUndefined: false,
            ineffectiveDynamicImport: false,
          },
        },
      },
    }),
  }
}
