import type { RedirectRule } from '#scripts/build/redirect-rules.ts'
import { escapeRegExp } from '#scripts/hosts/site-rules.ts'

interface HeaderRule {
  pattern: string
  /** Headers in lower case; a name that begins with `!` removes the header. */
  headers: [name: string, value: string][]
}

/**
 * Parses the `_headers` that the build writes: a path pattern per line, with indented headers below it.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(text: string): HeaderRule[] {
  return text
    .split(/\n(?=\/)/)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [pattern = '', ...lines] = block.split('\n').filter((line) => line.trim() !== '')
      return {
        pattern,
        headers: lines.map((line) => {
          const [name = '', ...value] = line.trim().split(/:\s*(.*)/)
          return [name.toLowerCase(), value.join('')]
        }),
      }
    })
}

/**
 * Headers of a path by lower-case name. Values of the same header are joined with a comma,
 * as on Cloudflare Pages, so that two matching `Cache-Control` lines are noticed.
 */
export function headersFor(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const headers = new Map<string, string>()
  for (const { pattern, headers: ruleHeaders } of rules) {
    if (matchSplat(pattern, pathname) === undefined) continue
    for (const [name, value] of ruleHeaders) {
      const before = headers.get(name)
      if (name.startsWith('!')) headers.delete(name.slice(1).trim())
      else headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}

/**
 * Parses the `_redirects` that the build writes: `/ua/* /uk/:splat 301` turns `/ua/x` into `/uk/x`. 301 and 302
 * redirect, 200 serves `to` at the old address, 404 serves `to` as the not-found page.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return { from, to, status: Number(status) }
    })
}

/**
 * Part of a path that the final `/*` of a pattern matches, or `undefined` if the path does not match:
 * `/ua/*` on `/ua/a/b` → `a/b`; `/*.md` on `/blog/a.md` → ``. A final `/*` also matches the folder itself.
 */
export function matchSplat(pattern: string, path: string): string | undefined {
  const source = escapeRegExp(pattern)
    .replace(/\/\\\*$/, '(?:/(.*))?')
    .replaceAll('\\*', '.*')
  const match = new RegExp(`^${source}$`, 's').exec(path)
  return match ? (match[1] ?? '') : undefined
}
