/** What a pattern's `:names` and its last `*` (as `splat`) stood for. */
export type Captures = Readonly<Record<string, string>>

export type PathMatcher = (pathname: string) => Captures | undefined

/**
 * Compiles a path pattern of `_headers` or `_redirects` into a matcher:
 * `/blog/:slug` on `/blog/hello` → `{ slug: 'hello' }`; `/ua/*` on `/ua/a/b` → `{ splat: 'a/b' }`; no match → `undefined`.
 * A final `/*` also stands for the folder itself, as on Netlify: `/ua/*` on `/ua` → `{ splat: '' }`.
 */
export function pathMatcher(pattern: string): PathMatcher {
  const wholeFolder = pattern.endsWith('/*')
  const head = wholeFolder ? pattern.slice(0, -2) : pattern
  const lastStar = wholeFolder ? -1 : head.lastIndexOf('*')
  const source = head.replace(/:([A-Za-z]\w*)|\*|[\\^$+?.()|[\]{}]/g, (token, name, offset) => {
    if (name !== undefined) return `(?<${name}>[^/]+)`
    if (token !== '*') return `\\${token}`
    return offset === lastStar ? '(?<splat>.*)' : '.*'
  })
  const expression = new RegExp(`^${source}${wholeFolder ? '(?:/(?<splat>.*))?' : ''}$`, 's')
  return (pathname) => {
    const match = expression.exec(pathname)
    if (!match) return undefined
    const groups = Object.entries(match.groups ?? {})
    return Object.fromEntries(groups.map(([name, value]) => [name, value ?? '']))
  }
}
