import { readFile } from 'node:fs/promises'

import { fingerprint } from '#scripts/content/fingerprint.ts'
import { cacheNames } from '#src/lib/cache-names.ts'

import { openKeptTexts } from './kept-texts.ts'

// What the functions below see when the browser runs them: they are written into `sw.js` as text.
declare const self: { registration: { scope: string } }

/** Seconds to wait for a page before the kept one is shown. */
const PATIENCE = 5

/** The worker that was bundled last. */
const CACHE = '.cache/service-worker'

/** Days for which files are kept; their names change with their content. */
const KEPT_DAYS = 60

/** Text of a worker that takes itself out of every browser that has it, with all that it kept. */
const farewell = (base: string) => `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => {
  const names = ${JSON.stringify(Object.values(cacheNames(base)))}
  const clear = Promise.all(names.map((name) => caches.delete(name)))
  event.waitUntil(clear.then(() => self.registration.unregister()))
})
`

/** Whether the site may be read without a network: yes, unless the build is told `OFFLINE=off`. */
export function isOffline(env: { OFFLINE?: string }): boolean {
  return env.OFFLINE !== 'off'
}

/**
 * Text of `sw.js`. Pages come from the network and only without one from the cache, so that none is
 * older than the last visit; files under hashed names are kept. It is registered by the course area
 * alone, and lessons reach it encrypted, as they lie on the host.
 */
export async function serviceWorker(isOn: boolean, base: string): Promise<string> {
  if (!isOn) return farewell(base)
  // It depends on no page, and bundling it takes seconds.
  const kept = openKeptTexts(CACHE)
  const code = await kept.get(`${fingerprint('scripts/build/service-worker.ts')} ${base}`, () =>
    bundleWorker(base),
  )
  kept.forgetRest()
  return code
}

async function bundleWorker(base: string): Promise<string> {
  const names = cacheNames(base)
  const swDest = `${CACHE}.js`
  // Loading it takes half a second, and most builds have the worker.
  const { generateSW } = await import('workbox-build')
  await generateSW({
    swDest,
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    skipWaiting: true,
    clientsClaim: true,
    // Nothing is fetched in advance: the course area asks for what it needs.
    globPatterns: [],
    runtimeCaching: [
      {
        // What a page shows of another site the page asks for: the worker's own policy admits this site alone.
        urlPattern: ({ request, sameOrigin, url }) =>
          request.mode === 'navigate' ||
          (sameOrigin &&
            (url.pathname.endsWith('.md') ||
              url.href.startsWith(`${self.registration.scope}content/`))),
        handler: 'NetworkFirst',
        options: {
          cacheName: names.pages,
          networkTimeoutSeconds: PATIENCE,
          matchOptions: { ignoreSearch: true },
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 60 },
          // The not-found page starts the application, which shows any page whose files are kept.
          plugins: [
            {
              // Any other file is missed as it is without a service worker.
              handlerDidError: async ({ request }) => {
                if (request.mode !== 'navigate') return undefined
                const { scope } = self.registration
                const isUkrainian = /^uk(?:\/|$)/.test(
                  new URL(request.url).href.slice(scope.length),
                )
                return caches.match(`${scope}${isUkrainian ? 'uk/' : ''}404`)
              },
            },
          ],
        },
      },
      {
        urlPattern: ({ url }) => url.href.startsWith(`${self.registration.scope}assets/`),
        handler: 'CacheFirst',
        options: {
          cacheName: names.assets,
          cacheableResponse: { statuses: [200] },
          expiration: { maxEntries: 400, maxAgeSeconds: KEPT_DAYS * 24 * 60 * 60 },
        },
      },
    ],
  })
  return readFile(swDest, 'utf8')
}
