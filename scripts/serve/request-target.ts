/**
 * The path and query a request asks for, decoded: `/blog/%D1%8F?x=1` → `{ pathname: '/blog/я', search: '?x=1' }`.
 * `undefined` where the percent-encoding is malformed, a control character hides in it or it is no path at all.
 */
export function parseTarget(url: string): { pathname: string; search: string } | undefined {
  // Not `new URL`: it reads `//blog` as a host and takes `..` away before anyone can refuse it.
  const [, encoded, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? []
  if (encoded === undefined) return undefined
  try {
    const pathname = encoded
      .split('/')
      // An encoded slash stays encoded, so that it can never become a step in the path.
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/')
    return /\p{Cc}/u.test(pathname) ? undefined : { pathname, search }
  } catch {
    return undefined
  }
}

/**
 * Tells whether a decoded pathname may name a file of the site: not a way out of the folder, a dotfile,
 * or a host's own `_headers` and `_redirects`.
 */
export function isServable(pathname: string): boolean {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1)
  if (segments.some((segment) => segment === '' || /^\.(?!well-known$)|\\|%2F/i.test(segment))) {
    return pathname === '/'
  }
  return !/^\/_(headers|redirects)\/?$/i.test(pathname)
}

/** A base path with a slash at both ends: `repo` → `/repo/`, `/` → `/`. */
export function normalizeBase(base: string): string {
  const bare = base.replace(/^\/+|\/+$/g, '')
  return bare === '' ? '/' : `/${bare}/`
}
