import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

import {
  type HeaderTable,
  headerTables,
  joinBase,
  escapeRegExp,
  MOVED_BY_TEXT,
  patternExpression,
  type SiteRules,
  textRules,
} from './site-rules.ts'

/**
 * `vercel.json`, for a deployment of the finished output. With clean URLs Vercel removes `.html` and
 * `/index.html` from every address before it evaluates rules, and it applies redirects before files: no rule
 * may match its own destination.
 */
export function vercelConfig(rules: SiteRules): string {
  const { base, headers, redirects } = rules
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    cleanUrls: true,
    trailingSlash: false,
    headers: headerTables(headers).flatMap(headerRules),
    redirects: [
      ...redirects
        .filter(({ status }) => status !== 200)
        .map((rule) => ({ ...getRedirect(rule), statusCode: rule.status }))
        .filter(({ source, destination }) => source !== destination),
      ...textRedirects(rules),
    ],
    rewrites: redirects.filter(({ status }) => status === 200).map(getRedirect),
  }
  return `${JSON.stringify(config, null, 2)}\n`

  function getRedirect({ from, to }: RedirectRule) {
    const start = cleanAddress(joinBase(base, from))
    const end = cleanAddress(joinBase(base, to))
    // `:splat*` also matches the folder itself, `:splat+` only its contents.
    const redirectsToSubfolder = start === `${end}/*`
    return {
      source: start.replace(/\*$/, redirectsToSubfolder ? ':splat+' : ':splat*'),
      destination: end.replace(':splat', ':splat*'),
    }
  }

  /** Each path matches exactly one rule per header, so that the order of the rules does not matter. */
  function headerRules({ name, fallback, exceptions }: HeaderTable) {
    const excludedPatterns = exceptions.map(({ pattern }) => {
      const path = joinBase(base, pattern).slice(1)
      return path.endsWith('/*')
        ? patternExpression(path.slice(0, -1))
        : `${patternExpression(path)}$`
    })
    const otherPaths =
      excludedPatterns.length > 0 ? `/((?!${excludedPatterns.join('|')}).*)` : '/(.*)'
    return [
      ...(fallback === undefined ? [] : [{ source: otherPaths, value: fallback }]),
      ...exceptions.map(({ pattern, value }) => ({
        source: joinBase(base, pattern).replaceAll(/(\/\*$)|\*/g, (_, folder) =>
          folder ? '/(.*)' : '([^/]*)',
        ),
        value,
      })),
    ].map((rule) => ({ source: rule.source, headers: [{ key: name, value: rule.value }] }))
  }
}

/**
 * Vercel applies redirects before files, so the patterns exclude published addresses that contain one of the
 * texts.
 */
function textRedirects(rules: SiteRules) {
  const { base, contains, published } = rules
  const texts = contains.map(({ text }) => text.toLowerCase())
  const publishedMatches = published
    .filter((path) => texts.some((text) => path.toLowerCase().includes(text)))
    .map((path) => escapeRegExp(cleanAddress(path).slice(1)))
  const exclusion = publishedMatches.length > 0 ? `(?!(?:${publishedMatches.join('|')})/?$)` : ''
  return textRules(rules).map(({ pattern, to }) => ({
    source: `${base}(${exclusion}${pattern}.*)`,
    destination: cleanAddress(to),
    statusCode: MOVED_BY_TEXT,
  }))
}

/** Address at which Vercel serves a file: `/edu/index.html` → `/edu`, `/old.html` → `/old`. */
function cleanAddress(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/'
}
