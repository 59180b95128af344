/**
 * Names of the caches, prefixed by the site's folder: sites on one host share its caches.
 * The service worker fills `pages` and `assets` and evicts the least recently used entries;
 * `course` is the permanent cache of the course area. (`/`) → `pages`, (`/site/`) → `site/pages`.
 */
export function cacheNames(base: string) {
  const folder = base.slice(1)
  return { pages: `${folder}pages`, assets: `${folder}assets`, course: `${folder}course` }
}

/** Request header of files that the course area caches itself, so that the service worker does not. */
export const CACHED_BY_COURSE = 'X-Kept-Elsewhere'

/** Whether a response is an HTML page. Some hosts answer a missing file with one and the status 200. */
export function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
