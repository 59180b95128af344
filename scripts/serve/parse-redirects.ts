import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

import { pathMatcher, type PathMatcher } from './path-pattern.ts'

/**
 * Supported statuses: 301 and 302 redirect, 200 serves `to` at the old address, 404 serves
 * `to` as the not-found page.
 */
const STATUSES = [200, 301, 302, 404]

interface ReadRule extends RedirectRule {
  match: PathMatcher
}

/**
 * Parses the text of a `_redirects` file: `/ua/* /uk/:splat 301` → one rule that turns `/ua/x` into `/uk/x`.
 * Throws an error with the line number for invalid lines, which hosts ignore silently; the status must be
 * explicit, because the defaults of Netlify (301) and Cloudflare Pages (302) differ.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): ReadRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    return words === '' ? [] : [parseRule(words.split(/\s+/), `_redirects:${index + 1}`)]
  })
}

function parseRule(words: string[], place: string): ReadRule {
  const [from, to, code, ...rest] = words
  if (!from?.startsWith('/') || !to?.startsWith('/') || code === undefined || rest.length > 0) {
    throw new Error(`${place}: "${words.join(' ')}" is not of the form "/from /to status".`)
  }
  const status = Number(code)
  if (!STATUSES.includes(status)) {
    throw new Error(
      `${place}: the status "${code}" is not supported (known: ${STATUSES.join(', ')}).`,
    )
  }
  for (const name of to.match(/:[A-Za-z]\w*/g) ?? []) {
    if (name !== ':splat' || !from.endsWith('/*')) {
      throw new Error(`${place}: "${to}" uses ${name}, which "${from}" does not have.`)
    }
  }
  return { from, to, status, match: pathMatcher(bare(from)) }
}

/**
 * Destination of a rule, or `undefined` if it does not match; a trailing slash makes no difference:
 * (`/ua/* /uk/:splat 301`, `/ua/x`, `?a=1`) → `/uk/x?a=1`.
 */
export function destinationOf(
  rule: ReadRule,
  pathname: string,
  search: string,
): string | undefined {
  const splat = rule.match(bare(pathname))
  return splat === undefined ? undefined : withQuery(insert(rule.to, splat), search)
}

function insert(to: string, splat: string): string {
  // Empty segments are removed: `/:splat` with `/evil.example` would lead to `//evil.example`, another site.
  const path = splat.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return to.replaceAll(':splat', () => path)
}

/** Adds the query of a request to an address, before its fragment. */
export function withQuery(address: string, search: string): string {
  if (search.length < 2) return address
  const [path = '', fragment] = address.split('#')
  const query = path.includes('?') ? `&${search.slice(1)}` : search
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}
