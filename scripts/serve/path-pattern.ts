/** Returns the part matched by the final `/*`, or `undefined` if the path does not match. */
export type PathMatcher = (pathname: string) => string | undefined

/**
 * Compiles a path pattern of `_headers` or `_redirects` into a matcher:
 * `/ua/*` on `/ua/a/b` → `a/b`; `/*.md` on `/blog/a.md` → ``; no match → `undefined`.
 * A final `/*` also matches the folder itself, as on Netlify: `/ua/*` on `/ua` → ``.
 */
export function pathMatcher(pattern: string): PathMatcher {
  const [head = '', ...folder] = pattern.split(/\/\*$/)
  const source = head.replace(/[\\^$+?.()|[\]{}]/g, '\\$&').replaceAll('*', '.*')
  const expression = new RegExp(`^${source}${folder.length > 0 ? '(?:/(.*))?' : ''}$`, 's')
  return (pathname) => {
    const match = expression.exec(pathname)
    return match ? (match[1] ?? '') : undefined
  }
}
