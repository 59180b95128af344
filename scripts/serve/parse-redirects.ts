import { pathMatcher, type Captures, type PathMatcher } from './path-pattern.ts'

const REDIRECT_STATUSES = [301, 302, 303, 307, 308]

export type RedirectRule = {
  from: string
  to: string
  /** 3xx sends the reader on, 200 shows `to` at the old address, 404 shows `to` when nothing else is there. */
  status: number
  /** Applies even where a file stands: written `301!`, as on Netlify. */
  force: boolean
  match: PathMatcher
}

/**
 * Reads the text of a `_redirects` file: `/ua/* /uk/:splat 301` → one rule that turns `/ua/x` into `/uk/x`.
 * Throws a sentence with the line's number for what a host would pass over in silence; the status must be
 * written out because Netlify (301) and Cloudflare Pages (302) add different ones.
 *
 * @see https://docs.netlify.com/manage/routing/redirects/overview/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split(/\r?\n/).flatMap((line, index) => {
    const words = line.replace(/(^|\s)#.*$/, '').trim()
    return words === '' ? [] : [parseRule(words.split(/\s+/), `_redirects:${index + 1}`)]
  })
}

function parseRule(words: string[], place: string): RedirectRule {
  const [from, to, code, ...rest] = words
  if (!from?.startsWith('/') || to === undefined || code === undefined || rest.length > 0) {
    throw new Error(`${place}: "${words.join(' ')}" is not of the form "/from /to status".`)
  }
  const status = Number(code.replace(/!$/, ''))
  const isRedirect = REDIRECT_STATUSES.includes(status)
  if (!isRedirect && status !== 200 && status !== 404) {
    const known = [200, ...REDIRECT_STATUSES, 404].join(', ')
    throw new Error(`${place}: the status "${code}" is not supported (known: ${known}).`)
  }
  if (!to.startsWith('/') && !(isRedirect && /^https?:\/\//.test(to))) {
    throw new Error(`${place}: "${to}" is neither a path nor, for a redirect, an http(s) address.`)
  }
  const captured = new Set(placeholdersOf(from.replace('*', ':splat')))
  for (const placeholder of placeholdersOf(to)) {
    if (!captured.has(placeholder)) {
      throw new Error(`${place}: "${to}" uses ${placeholder}, which "${from}" does not have.`)
    }
  }
  return { from, to, status, force: code.endsWith('!'), match: pathMatcher(bare(from)) }
}

function placeholdersOf(path: string): string[] {
  return path.match(/:[A-Za-z]\w*/g) ?? []
}

/**
 * The address a rule leads to, or `undefined` where the rule does not match; a slash at the end makes no difference:
 * (`/ua/* /uk/:splat 301`, `/ua/x`, `?a=1`) → `/uk/x?a=1`.
 */
export function destinationOf(
  rule: RedirectRule,
  pathname: string,
  search: string,
): string | undefined {
  const captures = rule.match(bare(pathname))
  return captures && withQuery(insert(rule.to, captures), search)
}

function insert(to: string, captures: Captures): string {
  return to.replace(/:([A-Za-z]\w*)/g, (token, name: string) => {
    const value = captures[name]
    if (value === undefined) return token
    // Empty parts go: `/:splat` with `/evil.example` would lead to `//evil.example`, another site.
    return value.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  })
}

function withQuery(address: string, search: string): string {
  if (search.length < 2) return address
  const [path = '', fragment] = address.split('#')
  const query = path.includes('?') ? `&${search.slice(1)}` : search
  return `${path}${query}${fragment === undefined ? '' : `#${fragment}`}`
}

function bare(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname
}
