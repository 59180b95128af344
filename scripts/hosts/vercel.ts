import { type HeaderTable, headerTables, literally, type SiteRules } from './site-rules.ts'

/** `vercel.json`, for a deployment of the finished output. A text within a path is left to the not-found page. */
export function vercelConfig({ base, headers, redirects }: SiteRules): string {
  const inside = (path: string) => base.slice(0, -1) + path
  const source = (path: string) => inside(path).replace(/\*$/, ':splat*')
  const target = (path: string) => inside(path).replace(':splat', ':splat*')
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerTables(headers).flatMap(headerRules),
    redirects: redirects
      .filter(({ status }) => status !== 200)
      .map(({ from, to, status }) => ({
        source: source(from),
        destination: target(to),
        statusCode: status,
      })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ from, to }) => ({ source: source(from), destination: target(to) })),
  }
  return `${JSON.stringify(config, null, 2)}\n`

  /** Each path fits one rule of a header, so that the order of the rules does not matter. */
  function headerRules({ name, fallback, exceptions }: HeaderTable) {
    const others = exceptions.map(({ pattern }) => {
      const path = literally(inside(pattern).slice(1))
      return path.endsWith('/\\*') ? path.slice(0, -2) : `${path}$`
    })
    const rest = others.length > 0 ? `/((?!${others.join('|')}).*)` : '/(.*)'
    return [
      ...(fallback === undefined ? [] : [{ source: rest, value: fallback }]),
      ...exceptions.map(({ pattern, value }) => ({
        source: inside(pattern).replace(/\*$/, '(.*)'),
        value,
      })),
    ].map((rule) => ({ source: rule.source, headers: [{ key: name, value: rule.value }] }))
  }
}
