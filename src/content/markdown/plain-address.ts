/** Tracking parameters, which do not affect the target of a link. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id)=/i

/** Redirecting hosts that track clicks, with the parameters that contain the target. */
const TRACKING_REDIRECTS: readonly [host: RegExp, path: RegExp, ...parameters: string[]][] = [
  [/^www\.google\.[a-z.]+$/, /^\/url$/, 'q', 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, /^\//, 'url'],
  [/^(?:statics\.)?teams\.(?:cdn\.office\.net|microsoft\.com)$/, /safelinks/, 'url'],
  [/^lm?\.(?:facebook|instagram|messenger)\.com$|^l\.threads\.(?:com|net)$/, /^\//, 'u'],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)/, 'url'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^out\.reddit\.com$/, /^\//, 'url'],
  [/^t\.umblr\.com$/, /^\/redirect$/, 'z'],
]

/**
 * Removes tracking parameters and redirecting hosts from an address:
 * `https://a.b/?utm_source=c` → `https://a.b/`.
 */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const target = getTarget(url)
  if (target && target !== address && URL.canParse(target)) return plainAddress(target)
  const query = url.search.slice(1).split('&')
  const parameters = query.filter((part) => !TRACKING.test(part))
  if (parameters.length === query.length) return address
  url.search = parameters.join('&')
  return url.href
}

function getTarget(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url
  if (/^urldefense(?:\.proofpoint)?\.com$/.test(hostname)) return decodeProofpoint(url)
  const [, , ...parameters] =
    TRACKING_REDIRECTS.find(([host, path]) => host.test(hostname) && path.test(pathname)) ?? []
  return parameters.map((name) => searchParams.get(String(name))).find(Boolean) ?? undefined
}

/** Target of a Proofpoint address: `/v3/__https://a.b/__;!!…`, and older `?u=https-3A__a.b_`. */
function decodeProofpoint({ href, searchParams }: URL): string | undefined {
  const [, inner] = /\/v3\/__(.+?)__;/.exec(href) ?? []
  // An asterisk replaces a character that is encoded at the end.
  if (inner) return inner.includes('*') ? undefined : inner.replace(/^(https?:\/)(?!\/)/, '$1/')
  const older = searchParams
    .get('u')
    ?.replaceAll('_', '/')
    .replace(/-(?=[\dA-F]{2})/g, '%')
  try {
    return older && decodeURIComponent(older)
  } catch {
    return undefined
  }
}
