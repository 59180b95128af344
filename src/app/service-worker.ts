import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

import { cacheNames, CACHED_BY_COURSE, isDocument } from '#src/lib/cache-names.ts'

// TypeScript's worker and DOM types exclude each other; these are the worker types used here.
declare const self: {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

/** Network timeout in seconds before the cached page is shown. */
const NETWORK_TIMEOUT_S = 5

/** Maximum age of cached files in days; their names change with their content. */
const MAX_CACHE_DAYS = 60

const CACHES = cacheNames(import.meta.env.BASE_URL)

const { scope } = self.registration

/** Rejects HTML answers for missing files, which would otherwise stay cached after the file exists. */
const isWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && (request.mode === 'navigate' || !isDocument(response))
      ? response
      : null,
}

/** Falls back to the course cache, whose entries are never evicted. */
const fallBackToCourseCache: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
    cachedResponse ?? caches.match(request, { ...matchOptions, cacheName: CACHES.course }),
}

/** A page that failed to start requests its scripts with `reload`: the cached copy may be truncated. */
const bypassOnReload: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    request.cache === 'reload' ? undefined : cachedResponse,
}

const isRuntimeCached = ({ headers }: Request) => !headers.has(CACHED_BY_COURSE)

// Nothing is precached: the course area requests its files itself.
void self.skipWaiting()
clientsClaim()

/** The owner's desk is not part of the site and is never cached. */
const isDesk = (url: URL) => url.href.startsWith(`${scope}desk/`)

registerRoute(
  // Requests to other origins bypass the worker, whose policy allows only this site.
  ({ request, sameOrigin, url }) =>
    (request.mode === 'navigate' && !isDesk(url)) ||
    (sameOrigin &&
      isRuntimeCached(request) &&
      (url.pathname.endsWith('.md') || url.href.startsWith(`${scope}content/`))),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: NETWORK_TIMEOUT_S,
    matchOptions: { ignoreSearch: true },
    plugins: [
      isWhole,
      new ExpirationPlugin({ maxEntries: 300 }),
      fallBackToCourseCache,
      // Other missing files fail as they would without a service worker.
      { handlerDidError: async ({ request }) => notFoundPage(request) },
    ],
  }),
)

registerRoute(
  ({ request, url }) => isRuntimeCached(request) && url.href.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [
      isWhole,
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MAX_CACHE_DAYS * 24 * 60 * 60 }),
      fallBackToCourseCache,
      bypassOnReload,
    ],
  }),
)

/** Falls back to the cached not-found page, which starts the application and renders any page whose files are cached. */
async function notFoundPage({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') return undefined
  const isUkrainian = /^uk(?:\/|$)/.test(new URL(url).href.slice(scope.length))
  return caches.match(`${scope}${isUkrainian ? 'uk/' : ''}404`)
}
