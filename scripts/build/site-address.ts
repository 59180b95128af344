/** Where the site will stand: `origin` without a slash at the end, `base` with one at both ends. */
export interface SiteAddress {
  /** Empty when it is not known: then pages name no canonical address. */
  origin: string
  base: string
  /** Built to be tried out: sample codes, not for search engines. */
  demo: boolean
}

const DEMO_URL = 'http://localhost:4173'

/**
 * Reads the address from the environment: `SITE_URL=https://example.com/repo`, `DEMO=1`.
 * @throws when SITE_URL is no http(s) address.
 */
export function siteAddress(env: Record<string, string | undefined>): SiteAddress {
  const demo = env.DEMO === '1'
  const given = env.SITE_URL || (demo ? DEMO_URL : '')
  if (!given) return { origin: '', base: '/', demo }
  // No page is below a query, and a path that begins with two slashes would be another site.
  const isAddress = URL.canParse(given) && /^https?:\/\/[^?#@]+$/.test(given)
  const { origin, pathname } = isAddress ? new URL(given) : { origin: '', pathname: '//' }
  if (pathname.includes('//')) {
    throw new Error(
      `SITE_URL is "${given}" (allowed: an address such as https://example.com or https://example.com/site)`,
    )
  }
  return { origin, base: pathname.replace(/\/*$/, '/'), demo }
}
