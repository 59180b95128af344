import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

import {
  type HeaderTable,
  headerTables,
  inside,
  patternExpression,
  type SiteRules,
} from './site-rules.ts'

/**
 * `vercel.json`, for a deployment of the finished output. A text within a path is left to the not-found page.
 * With clean URLs Vercel takes `.html` and `/index.html` off every address before it looks at a rule, and it
 * tries redirects before files: no rule may lead back to an address that it fits.
 */
export function vercelConfig({ base, headers, redirects }: SiteRules): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerTables(headers).flatMap(headerRules),
    redirects: redirects
      .filter(({ status }) => status !== 200)
      .map((rule) => ({ ...wayOf(rule), statusCode: rule.status }))
      .filter(({ source, destination }) => source !== destination),
    rewrites: redirects.filter(({ status }) => status === 200).map(wayOf),
  }
  return `${JSON.stringify(config, null, 2)}\n`

  function wayOf({ from, to }: RedirectRule) {
    const start = cleanAddress(inside(base, from))
    const end = cleanAddress(inside(base, to))
    // `:splat*` fits the folder itself as well, `:splat+` only what is in it.
    const leadsToItsFolder = start === `${end}/*`
    return {
      source: start.replace(/\*$/, leadsToItsFolder ? ':splat+' : ':splat*'),
      destination: end.replace(':splat', ':splat*'),
    }
  }

  /** Each path fits one rule of a header, so that the order of the rules does not matter. */
  function headerRules({ name, fallback, exceptions }: HeaderTable) {
    const others = exceptions.map(({ pattern }) => {
      const path = inside(base, pattern).slice(1)
      return path.endsWith('/*')
        ? patternExpression(path.slice(0, -1))
        : `${patternExpression(path)}$`
    })
    const rest = others.length > 0 ? `/((?!${others.join('|')}).*)` : '/(.*)'
    return [
      ...(fallback === undefined ? [] : [{ source: rest, value: fallback }]),
      ...exceptions.map(({ pattern, value }) => ({
        source: inside(base, pattern).replaceAll(/(\/\*$)|\*/g, (_, folder) =>
          folder ? '/(.*)' : '([^/]*)',
        ),
        value,
      })),
    ].map((rule) => ({ source: rule.source, headers: [{ key: name, value: rule.value }] }))
  }
}

/** The one address that Vercel keeps for a file: `/edu/index.html` → `/edu`, `/old.html` → `/old`. */
function cleanAddress(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/'
}
