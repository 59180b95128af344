/** Where the site will stand: `origin` without a slash at the end, `base` with one at both ends. */
export interface SiteAddress {
  /** Empty when it is not known: then pages name no canonical address. */
  origin: string
  base: string
  /** Built to be tried out: sample codes, not for search engines. */
  demo: boolean
}

const DEMO_URL = 'http://localhost:4173'

/** Hosts' rules are made of the path, and compare it as it is typed. */
const ALLOWED =
  'allowed: an address such as https://example.com or https://example.com/site, whose path is made of Latin letters, digits and . _ ~ -'

/**
 * Reads the address from the environment: `SITE_URL=https://example.com/repo`, `DEMO=1`.
 * @throws when SITE_URL is no http(s) address, or its path is not made of plain names.
 */
export function siteAddress(env: Record<string, string | undefined>): SiteAddress {
  const demo = env.DEMO === '1'
  const given = env.SITE_URL?.trim() || (demo ? DEMO_URL : '')
  if (!given) return { origin: '', base: '/', demo }
  // As it is typed: a browser's own reading would escape letters and take two dots out.
  const path = /^https?:\/\/[^/?#@\\\s]+((?:\/[\w.~-]+)*\/?)$/i.exec(given)?.[1]
  const isClimbing = path?.split('/').some((name) => /^\.+$/.test(name))
  if (path === undefined || isClimbing || !URL.canParse(given)) {
    throw new Error(`SITE_URL is "${given}" (${ALLOWED})`)
  }
  return { origin: new URL(given).origin, base: path.replace(/\/?$/, '/'), demo }
}
