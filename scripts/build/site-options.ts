import type { Plugin } from 'vite'

import { browserTargets } from './browser-targets.ts'
import { isOffline } from './service-worker.ts'
import type { SiteAddress } from './site-address.ts'
import { siteConstants } from './site-constants.ts'

/** Vite options of the site: targets, constants and entry. */
export function siteOptions(address: SiteAddress, browserslist: readonly string[]): Plugin {
  const target = browserTargets(browserslist)
  return {
    name: 'site-options',
    config: (_, { command }) => ({
      base: address.base,
      // There is no index.html.
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
        // Inlined fonts would violate the strict font-src.
        assetsInlineLimit: 0,
        // Themes use light-dark(), which must not be transpiled.
        target,
        cssTarget: target,
        // Hides irrelevant warnings, so that an editor sees the important ones: timings, React's
        // unused scheduler exports, chunks that are merged on the server only.
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
