import type { AnyRouter } from '@tanstack/react-router'

import { listLessonFiles } from '#src/content/course.ts'
import { type Locale, LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { cacheNames, CACHED_BY_COURSE, isDocument } from '#src/lib/cache-names.ts'

const CACHE = cacheNames(import.meta.env.BASE_URL).course

/**
 * Caches the course area for offline reading: pages, their files, bonus materials and encrypted lessons.
 * Returns the cached addresses.
 * @throws if storage is full or the network is unavailable.
 */
export async function cacheCourse(
  locale: Locale,
  bonus: readonly { href: string }[],
  router: AnyRouter,
): Promise<string[]> {
  const base = import.meta.env.BASE_URL
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  // Load the chunks that the page would otherwise load later.
  await Promise.all([
    import('./lesson-dialog.tsx'),
    import('./congratulations.tsx'),
    router.loadRouteChunk(router.routesById['/dashboard/$module']),
  ])
  const resourceEntries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // Failed requests are not part of the course.
  const resources = resourceEntries
    .filter((entry) => !(entry.responseStatus >= 400))
    .map(({ name }) => name)
  // The not-found page of each language replaces pages that are not cached.
  const otherPaths = [
    ...LOCALES.map((language) => localizePath('/404', language)),
    ...bonus.map(({ href }) => href),
  ]
  return cacheLanguage(locale, otherPaths, resources)
}

/**
 * Caches the course area in all languages except the visitor's own. Returns the cached addresses.
 * @throws if storage is full or the network is unavailable.
 */
export async function cacheOtherLanguages(locale: Locale): Promise<string[]> {
  const otherLocales = LOCALES.filter((other) => other !== locale)
  return (await Promise.all(otherLocales.map((other) => cacheLanguage(other)))).flat()
}

/** Deletes all other cached files of the course area, which belong to earlier builds or to a removed language. */
export async function deleteAllCachedExcept(cachedUrls: readonly string[]): Promise<void> {
  const urls = new Set(cachedUrls.map((url) => new URL(url, location.origin).href))
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  await Promise.all(
    requests.filter(({ url }) => !urls.has(url)).map((request) => cache.delete(request)),
  )
}

/** Caches the course's pages in one language, additional pages, and all files that they reference. */
async function cacheLanguage(
  locale: Locale,
  otherUrls: readonly string[] = [],
  resources: readonly string[] = [],
): Promise<string[]> {
  const base = import.meta.env.BASE_URL
  const coursePages = ['/dashboard', '/access-code'].map((path) => localizePath(path, locale))
  const pages = [...coursePages, ...otherUrls].map((path) => base.slice(0, -1) + path)
  // These addresses are the same in every build, so they are always fetched again.
  await cacheUrls(pages, true)
  const files = [...resources, ...(await Promise.all(pages.map(listNamedFiles))).flat()]
  const listFiles = (folder: string) => [
    ...new Set(files.filter((name) => name.startsWith(`${location.origin}${base}${folder}/`))),
  ]
  const lessons = await listLessonFiles(locale)
  const assets = [...listFiles('assets'), ...lessons.map((path) => base + path)]
  const content = listFiles('content')
  await Promise.all([cacheUrls(assets), cacheUrls(content, true)])
  return [...pages, ...assets, ...content]
}

/** Addresses of files in a cached document, among other strings that begin with a slash. */
async function listNamedFiles(page: string): Promise<string[]> {
  const response = await caches.match(page, { cacheName: CACHE })
  const html = (await response?.text()) ?? ''
  return (html.match(/\/[^\s"'()<>]+/g) ?? []).map((path) => location.origin + path)
}

/** @throws if a file is missing, because an incomplete course must not count as cached. */
async function cacheUrls(urls: readonly string[], isRenewed = false): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (!isRenewed && (await cache.match(url))) return
      const response = await fetch(url, { headers: { [CACHED_BY_COURSE]: '' } })
      // Some hosts serve the not-found page itself with status 404.
      if (!response.ok && !(response.status === 404 && url.endsWith('/404'))) {
        throw new Error(`${url} answers ${response.status}`)
      }
      if (isDocument(response) && /\.\w+$/.test(url)) throw new Error(`${url} is a page`)
      await cache.put(url, response)
    }),
  )
}
