import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

import { cacheNames, CACHED_BY_COURSE, isDocument } from '#src/lib/cache-names.ts'

// Types of workers and of pages exclude each other; this is what the worker asks for beside Workbox.
declare const self: {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
}

/** Seconds to wait for a page before the kept one is shown. */
const PATIENCE = 5

/** Days for which files are kept; their names change with their content. */
const KEPT_DAYS = 60

const CACHES = cacheNames(import.meta.env.BASE_URL)

const { scope } = self.registration

/** What stands in for a missing file would be kept in its place long after the file has come. */
const isWhole: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    response.status === 200 && (request.mode === 'navigate' || !isDocument(response))
      ? response
      : null,
}

/** What the course area keeps no other page pushes out. */
const orOfCourse: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request, matchOptions }) =>
    cachedResponse ?? caches.match(request, { ...matchOptions, cacheName: CACHES.course }),
}

/** A page that could not start asks for its scripts anew: what is kept of one may be the half of it. */
const unlessRenewed: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    request.cache === 'reload' ? undefined : cachedResponse,
}

const isKeptHere = ({ headers }: Request) => !headers.has(CACHED_BY_COURSE)

// Nothing is fetched in advance: the course area asks for what it needs.
void self.skipWaiting()
clientsClaim()

registerRoute(
  // What a page shows of another site the page asks for: the worker's own policy admits this site alone.
  ({ request, sameOrigin, url }) =>
    request.mode === 'navigate' ||
    (sameOrigin &&
      isKeptHere(request) &&
      (url.pathname.endsWith('.md') || url.href.startsWith(`${scope}content/`))),
  new NetworkFirst({
    cacheName: CACHES.pages,
    networkTimeoutSeconds: PATIENCE,
    matchOptions: { ignoreSearch: true },
    plugins: [
      isWhole,
      new ExpirationPlugin({ maxEntries: 300 }),
      orOfCourse,
      // Any other file is missed as it is without a service worker.
      { handlerDidError: async ({ request }) => notFoundPage(request) },
    ],
  }),
)

registerRoute(
  ({ request, url }) => isKeptHere(request) && url.href.startsWith(`${scope}assets/`),
  new CacheFirst({
    cacheName: CACHES.assets,
    plugins: [
      isWhole,
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: KEPT_DAYS * 24 * 60 * 60 }),
      orOfCourse,
      unlessRenewed,
    ],
  }),
)

/** The kept not-found page in place of a page: it starts the application, which shows any page whose files are kept. */
async function notFoundPage({ mode, url }: Request): Promise<Response | undefined> {
  if (mode !== 'navigate') return undefined
  const isUkrainian = /^uk(?:\/|$)/.test(new URL(url).href.slice(scope.length))
  return caches.match(`${scope}${isUkrainian ? 'uk/' : ''}404`)
}
