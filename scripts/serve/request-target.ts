/**
 * Parses and decodes the target of a request: `/blog/%D1%8F?x=1` → `{ pathname: '/blog/я', search: '?x=1' }`.
 * `undefined` if the percent-encoding is malformed, or it contains a control character or is not a path.
 */
export function parseTarget(url: string): { pathname: string; search: string } | undefined {
  // Not `new URL`, which parses `//blog` as a host and resolves `..` before it can be rejected.
  const [, encoded, search = ''] = /^(\/[^?#]*)(\?[^#]*)?/.exec(url) ?? []
  if (encoded === undefined) return undefined
  try {
    const pathname = encoded
      .split('/')
      // An encoded slash stays encoded, so that it cannot become a path separator.
      .map((segment) => decodeURIComponent(segment).replace(/\//g, '%2F'))
      .join('/')
    return /\p{Cc}/u.test(pathname) ? undefined : { pathname, search }
  } catch {
    return undefined
  }
}

/**
 * Whether a decoded pathname may be served: not a path outside of the folder, a dotfile,
 * or `_headers` and `_redirects`.
 */
export function isServable(pathname: string): boolean {
  const segments = pathname.replace(/\/$/, '').split('/').slice(1)
  if (segments.some((segment) => segment === '' || /^\.(?!well-known$)|\\|%2F/i.test(segment))) {
    return pathname === '/'
  }
  return !/^\/_(headers|redirects)\/?$/i.test(pathname)
}

/** Normalizes a base path: `repo` → `/repo/`, `/` → `/`. */
export function normalizeBase(base: string): string {
  const bare = base.replace(/^\/+|\/+$/g, '')
  return bare === '' ? '/' : `/${bare}/`
}
