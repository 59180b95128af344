/**
 * Names of the caches that the service worker fills, by the folder of the site on its host: sites that
 * share a host share its caches. (`/`) → `pages`, (`/site/`) → `site/pages`.
 */
export function cacheNames(base: string) {
  const folder = base.slice(1)
  return { pages: `${folder}pages`, assets: `${folder}assets` }
}
