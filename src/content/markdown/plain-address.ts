/** What tells where a reader came from, and nothing of where a link leads. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|yclid|igshid|mc_[ce]id)=/i

/** Hosts that lead on, by way of a reader's own data, and the parameters that hold where to. */
const DETOURS: readonly [host: RegExp, path: RegExp, ...parameters: string[]][] = [
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
 * An address without what follows its reader, and without a detour over another host:
 * `https://a.b/?utm_source=c` → `https://a.b/`.
 */
export function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address
  const url = new URL(address)
  const target = targetOf(url)
  if (target && target !== address && URL.canParse(target)) return plainAddress(target)
  const query = url.search.slice(1).split('&')
  const kept = query.filter((part) => !TRACKING.test(part))
  if (kept.length === query.length) return address
  url.search = kept.join('&')
  return url.href
}

function targetOf(url: URL): string | undefined {
  const { hostname, pathname, searchParams } = url
  if (/^urldefense(?:\.proofpoint)?\.com$/.test(hostname)) return defendedIn(url)
  const [, , ...parameters] =
    DETOURS.find(([host, path]) => host.test(hostname) && path.test(pathname)) ?? []
  return parameters.map((name) => searchParams.get(String(name))).find(Boolean) ?? undefined
}

/** The address within one of Proofpoint: `/v3/__https://a.b/__;!!…`, and older `?u=https-3A__a.b_`. */
function defendedIn({ href, searchParams }: URL): string | undefined {
  const [, inner] = /\/v3\/__(.+?)__;/.exec(href) ?? []
  // A star stands for a sign that is told elsewhere.
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
