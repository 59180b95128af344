import { pathMatcher, type PathMatcher } from './path-pattern.ts'

export type HeaderRule = {
  match: PathMatcher
  set: readonly (readonly [name: string, value: string])[]
  /** Headers removed by `! Name`, in lower case. */
  remove: readonly string[]
}

/**
 * Parses the text of a `_headers` file: a path pattern per line, with indented headers below it.
 * Throws an error with the line number for invalid lines, which hosts ignore silently.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { pattern: string; lines: [line: string, place: string][] }[] = []
  text.split(/\r?\n/).forEach((line, index) => {
    const place = `_headers:${index + 1}`
    const words = line.trim()
    if (words === '' || words.startsWith('#')) return
    if (words.startsWith('/')) {
      rules.push({ pattern: words, lines: [] })
      return
    }
    const rule = rules.at(-1)
    if (!rule || !/^\s/.test(line)) {
      throw new Error(`${place}: "${words}" is neither a path nor a header indented below one.`)
    }
    rule.lines.push([words, place])
  })
  return rules.map(({ pattern, lines }) => ({
    match: pathMatcher(pattern),
    set: lines.flatMap(([line, place]) => (line.startsWith('!') ? [] : [parseHeader(line, place)])),
    remove: lines.flatMap(([line]) =>
      line.startsWith('!') ? [line.slice(1).trim().toLowerCase()] : [],
    ),
  }))
}

function parseHeader(line: string, place: string): [name: string, value: string] {
  const [, name, value] = /^([!#$%&'*+.^`|~\w-]+):\s*(.*)$/.exec(line) ?? []
  if (name === undefined || value === undefined) {
    throw new Error(`${place}: "${line}" is not of the form "Name: value".`)
  }
  return [name.toLowerCase(), value]
}

/**
 * Headers of a path by lower-case name. Values of the same header are joined with a comma,
 * as on Cloudflare Pages, so that two matching `Cache-Control` lines are noticed.
 */
export function headersFor(
  rules: readonly HeaderRule[],
  pathname: string,
): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const rule of rules) {
    if (rule.match(pathname) === undefined) continue
    for (const name of rule.remove) headers.delete(name)
    for (const [name, value] of rule.set) {
      const before = headers.get(name)
      headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
  }
  return headers
}
