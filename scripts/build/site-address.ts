/** Address of the site: `origin` without a trailing slash, `base` with a slash at both ends. */
export interface SiteAddress {
  /** Empty if not set; then pages have no canonical address. */
  origin: string
  base: string
  /** Demonstration build: sample codes, not indexed. */
  demo: boolean
}

const DEMO_URL = 'http://localhost:4173'

/** Host rules contain the path and compare it literally. */
const ALLOWED_VALUES =
  'allowed: an address such as https://example.com or https://example.com/site, whose path is made of Latin letters, digits and . _ ~ -'

/**
 * Reads the address from the environment: `SITE_URL=https://example.com/repo`, `DEMO=1`.
 * @throws if SITE_URL is not an http(s) address or its path has special characters.
 */
export function siteAddress(env: Record<string, string | undefined>): SiteAddress {
  const demo = env.DEMO === '1'
  const configuredUrl = env.SITE_URL?.trim() || (demo ? DEMO_URL : '')
  if (!configuredUrl) return { origin: '', base: '/', demo }
  // The path as typed: the URL class would escape letters and resolve dots.
  const path = /^https?:\/\/[^/?#@\\\s]+((?:\/[\w.~-]+)*\/?)$/i.exec(configuredUrl)?.[1]
  const isClimbing = path?.split('/').some((name) => /^\.+$/.test(name))
  if (path === undefined || isClimbing || !URL.canParse(configuredUrl)) {
    throw new Error(`SITE_URL is "${configuredUrl}" (${ALLOWED_VALUES})`)
  }
  return { origin: new URL(configuredUrl).origin, base: path.replace(/\/?$/, '/'), demo }
}
