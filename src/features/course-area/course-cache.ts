import type { AnyRouter } from '@tanstack/react-router'

import { listLessonFiles } from '#src/content/course.ts'
import { type Locale, LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { cacheNames, CACHED_BY_COURSE, isDocument } from '#src/lib/cache-names.ts'

const CACHE = cacheNames(import.meta.env.BASE_URL).course

/**
 * Keeps the course area for reading without a network: its pages, their files, what comes as a bonus, and
 * the lessons as they come, encrypted. Returns the addresses of all of it.
 * @throws where there is no room, or no network.
 */
export async function cacheCourse(
  locale: Locale,
  bonus: readonly { href: string }[],
  router: AnyRouter,
): Promise<string[]> {
  const base = import.meta.env.BASE_URL
  await navigator.serviceWorker.register(`${base}sw.js`, { scope: base, updateViaCache: 'none' })
  await navigator.serviceWorker.ready
  // What the page loads later it should find too.
  await Promise.all([
    import('./lesson-dialog.tsx'),
    import('./congratulations.tsx'),
    router.loadRouteChunk(router.routesById['/dashboard/$module']),
  ])
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  // What was asked for in vain is no part of the course.
  const resources = asked.filter((one) => !(one.responseStatus >= 400)).map(({ name }) => name)
  // Each not-found page stands for all pages of its language that are not kept.
  const others = [
    ...LOCALES.map((one) => localizePath('/404', one)),
    ...bonus.map(({ href }) => href),
  ]
  return cacheLanguage(locale, others, resources)
}

/**
 * Keeps the course area in the languages besides a visitor's own. Returns the addresses of all of it.
 * @throws where there is no room, or no network.
 */
export async function cacheOtherLanguages(locale: Locale): Promise<string[]> {
  const others = LOCALES.filter((other) => other !== locale)
  return (await Promise.all(others.map((other) => cacheLanguage(other)))).flat()
}

/** Forgets what the course area has kept beside that: it is of earlier builds, or of a language no longer kept. */
export async function deleteAllCachedExcept(kept: readonly string[]): Promise<void> {
  const urls = new Set(kept.map((url) => new URL(url, location.origin).href))
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  await Promise.all(
    requests.filter(({ url }) => !urls.has(url)).map((request) => cache.delete(request)),
  )
}

/** Keeps the course's pages in a language, other pages beside them, and the files of all of them. */
async function cacheLanguage(
  locale: Locale,
  others: readonly string[] = [],
  resources: readonly string[] = [],
): Promise<string[]> {
  const base = import.meta.env.BASE_URL
  const own = ['/dashboard', '/access-code'].map((path) => localizePath(path, locale))
  const pages = [...own, ...others].map((path) => base.slice(0, -1) + path)
  // These keep their addresses when the site is built anew, so the newest is taken each time.
  await cacheUrls(pages, true)
  const files = [...resources, ...(await Promise.all(pages.map(listNamedFiles))).flat()]
  const from = (folder: string) => [
    ...new Set(files.filter((name) => name.startsWith(`${location.origin}${base}${folder}/`))),
  ]
  const lessons = await listLessonFiles(locale)
  const assets = [...from('assets'), ...lessons.map((path) => base + path)]
  const content = from('content')
  await Promise.all([cacheUrls(assets), cacheUrls(content, true)])
  return [...pages, ...assets, ...content]
}

/** Addresses of the files that a kept document names, among other things that begin with a slash. */
async function listNamedFiles(page: string): Promise<string[]> {
  const kept = await caches.match(page, { cacheName: CACHE })
  const html = (await kept?.text()) ?? ''
  return (html.match(/\/[^\s"'()<>]+/g) ?? []).map((path) => location.origin + path)
}

/** @throws for a file that is not there: what is kept would not be the whole. */
async function cacheUrls(urls: readonly string[], isRenewed = false): Promise<void> {
  const cache = await caches.open(CACHE)
  await Promise.all(
    urls.map(async (url) => {
      if (!isRenewed && (await cache.match(url))) return
      const response = await fetch(url, { headers: { [CACHED_BY_COURSE]: '' } })
      // Some hosts give the not-found page with the status that it stands for.
      if (!response.ok && !(response.status === 404 && url.endsWith('/404'))) {
        throw new Error(`${url} answers ${response.status}`)
      }
      if (isDocument(response) && /\.\w+$/.test(url)) throw new Error(`${url} is a page`)
      await cache.put(url, response)
    }),
  )
}
