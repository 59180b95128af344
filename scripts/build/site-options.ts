import type { Plugin } from 'vite'

import { adminAccess } from './admin-access.ts'
import { isOffline } from './service-worker.ts'
import type { SiteAddress } from './site-address.ts'

/** Oldest supported browsers: themes require light-dark(). */
export const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5', 'ios17.5']

/** Vite options of the site: targets, constants and entry. */
export function siteOptions(address: SiteAddress): Plugin {
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
      resolve: {
        // The router's store imports a hook with a copy for React 17, which React has had since 18.
        alias: {
          'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        },
      },
      define: siteConstants(address, command === 'build' && isOffline(process.env), process.env),
      build: {
        // Inlined fonts would violate the strict font-src.
        assetsInlineLimit: 0,
        target: BROWSERS,
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

/** Settings that the bundler replaces in the code. */
export function siteConstants(
  { origin, demo }: SiteAddress,
  offline: boolean,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const year = new Date().getUTCFullYear()
  return {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.DEMO': JSON.stringify(demo),
    'import.meta.env.BUILD_YEAR': JSON.stringify(year),
    'import.meta.env.OFFLINE': JSON.stringify(offline),
    'import.meta.env.ADMIN': JSON.stringify(adminAccess(env, demo)),
  }
}
