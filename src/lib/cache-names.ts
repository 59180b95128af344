/**
 * Names of the caches, by the folder of the site on its host: sites that share a host share its caches.
 * The service worker fills two, of pages and of files, and pushes out of them what was used least of late;
 * the third holds what the course area keeps for good. (`/`) → `pages`, (`/site/`) → `site/pages`.
 */
export function cacheNames(base: string) {
  const folder = base.slice(1)
  return { pages: `${folder}pages`, assets: `${folder}assets`, course: `${folder}course` }
}

/** Header of a request for what the course area keeps itself: the service worker need not keep it too. */
export const CACHED_BY_COURSE = 'X-Kept-Elsewhere'

/** Whether an answer is a page of HTML. Some hosts give one, as if all were well, in place of a file that is missing. */
export function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
