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
export const KEPT_ELSEWHERE = 'X-Kept-Elsewhere'
