import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

import {
  ANY_CASE,
  CACHE_DEFAULT,
  headerTables,
  HIDDEN_FILES,
  joinBase,
  escapeRegExp,
  MOVED_BY_TEXT,
  REDIRECT_EXCLUSIONS,
  type SiteRules,
  SLASH_AT_END,
} from './site-rules.ts'

/**
 * Caddyfile of the site. The output is in `root`, below the base path if there is one. With
 * SITE_ADDRESS=example.com in its environment Caddy obtains certificates itself.
 */
export function caddyfile(
  rules: SiteRules,
  options: { root?: string; address?: string } = {},
): string {
  const { root = '/srv', address = '{$SITE_ADDRESS::80}' } = options
  const { base } = rules
  const redirects = rules.redirects.map((rule, index) => ({ ...rule, name: `moved${index}` }))
  const isShown = ({ status }: RedirectRule) => status === 200

  return [
    '# Made by the build, anew each time.',
    `# Put dist/ into ${root}${base === '/' ? '' : base.slice(0, -1)}.`,
    `${address} {`,
    `\troot * ${root}`,
    '\troute {',
    ...headerLines(rules),
    '',
    // Compressed on the fly.
    '\t\tencode zstd gzip',
    `\t\terror ${base}_headers 404`,
    ...HIDDEN_FILES.slice(1).map((file) => `\t\terror ${base}${file} 404`),
    ...(base === '/' ? [] : [`\t\tredir ${base.slice(0, -1)} ${base} 301`]),
    ...redirects
      .filter(isShown)
      .flatMap((rule) => [
        `\t\t${getMatcherName(rule, base)}`,
        `\t\trewrite @${rule.name} ${getTarget(rule, base)}`,
      ]),
    ...pageLines(base),
    ...redirects
      .filter((rule) => !isShown(rule))
      .flatMap((rule) => [
        `\t\t${getMatcherName(rule, base)}`,
        ...formatRedirect(rule.name, getTarget(rule, base), rule.status),
      ]),
    ...textLines(rules),
    `\t\t@slash path_regexp slash ${SLASH_AT_END}`,
    ...formatRedirect('slash', '{re.slash.1}', 301),
    '\t\terror 404',
    '\t}',
    ...notFoundLines(rules),
    '}',
    '',
  ].join('\n')
}

/** Default value of each header, then the exceptions by path. */
function headerLines({ base, headers }: SiteRules): string[] {
  const tables = headerTables(headers)
  return [
    '\t\theader -Server',
    '\t\theader {',
    ...tables.flatMap(({ name, fallback }) =>
      fallback === undefined ? [] : [`\t\t\t${name} "${fallback}"`],
    ),
    '\t\t}',
    ...tables.flatMap(({ name, exceptions }) =>
      exceptions.map(
        ({ pattern, value }) => `\t\theader ${joinBase(base, pattern)} ${name} "${value}"`,
      ),
    ),
  ]
}

/** Serves a path with the file for it. */
function pageLines(base: string): string[] {
  return [
    `\t\trewrite ${base} ${base}index.html`,
    '\t\t@page {',
    '\t\t\tnot path */',
    '\t\t\tfile {path} {path}.html',
    '\t\t}',
    '\t\troute @page {',
    '\t\t\trewrite {http.matchers.file.relative}',
    '\t\t\tfile_server',
    '\t\t}',
  ]
}

/** Redirects by text. */
function textLines({ base, contains }: SiteRules): string[] {
  return contains.flatMap(({ text, to, toUkrainian = to }, index) => [
    `\t\t@text${index}uk {`,
    `\t\t\t${ukrainian(base)}`,
    `\t\t\tnot path_regexp ${ANY_CASE}^${escapeRegExp(base)}${REDIRECT_EXCLUSIONS}`,
    `\t\t\tpath_regexp ${ANY_CASE}${escapeRegExp(text)}`,
    '\t\t}',
    ...formatRedirect(`text${index}uk`, joinBase(base, toUkrainian), MOVED_BY_TEXT),
    `\t\t@text${index} {`,
    `\t\t\tnot path_regexp ${ANY_CASE}^${escapeRegExp(base)}${REDIRECT_EXCLUSIONS}`,
    `\t\t\tpath_regexp ${ANY_CASE}${escapeRegExp(text)}`,
    '\t\t}',
    ...formatRedirect(`text${index}`, joinBase(base, to), MOVED_BY_TEXT),
  ])
}

/** Not-found page in the language of the path. */
function notFoundLines({ base, oldBlog }: SiteRules): string[] {
  const isUkrainian = `${ukrainian(base)} ${joinBase(base, oldBlog)}*`
  return [
    '\thandle_errors {',
    '\t\troute {',
    '\t\t\tencode zstd gzip',
    // Conditional and range requests would replace the status 404.
    ...['If-None-Match', 'If-Modified-Since', 'Range'].map(
      (name) => `\t\t\trequest_header -${name}`,
    ),
    `\t\t\theader Cache-Control "${CACHE_DEFAULT}"`,
    `\t\t\t@ukrainian ${isUkrainian}`,
    `\t\t\t@other not ${isUkrainian}`,
    `\t\t\trewrite @ukrainian ${joinBase(base, '/uk/404.html')}`,
    `\t\t\trewrite @other ${joinBase(base, '/404.html')}`,
    '\t\t\tfile_server',
    '\t\t}',
    '\t}',
  ]
}

function ukrainian(base: string): string {
  return `path ${joinBase(base, '/uk')} ${joinBase(base, '/uk/*')}`
}

interface NamedRule extends RedirectRule {
  /** Name of its matcher. */
  name: string
}

function getMatcherName({ from, name, status }: NamedRule, base: string): string {
  if (from.endsWith('/*')) {
    const start = status === 200 ? '^' : `${ANY_CASE}^`
    return `@${name} path_regexp ${name} ${start}${escapeRegExp(joinBase(base, from.slice(0, -2)))}/([^\\\\]*)$`
  }
  const withSlash = from.endsWith('*') || from === '/' ? '' : ` ${joinBase(base, from)}/`
  return `@${name} path ${joinBase(base, from)}${withSlash}`
}

function getTarget({ to, name }: NamedRule, base: string): string {
  return joinBase(base, to).replace(':splat', `{re.${name}.1}`)
}

/** A redirect that keeps the query: the address is rewritten first, because `redir` drops it. */
function formatRedirect(matcher: string, to: string, status: number): string[] {
  if (to.includes('#')) return [`\t\tredir @${matcher} ${to} ${status}`]
  return [
    `\t\troute @${matcher} {`,
    `\t\t\trewrite * ${to}`,
    `\t\t\tredir {uri} ${status}`,
    '\t\t}',
  ]
}

/** Dockerfile that serves the output with Caddy. */
export function dockerfile(base: string): string {
  return [
    '# Made by the build, anew each time. From the project:',
    '#   docker build -f dist-hosts/Dockerfile -t site .',
    '#   docker run -p 80:80 -p 443:443 -v site_data:/data -e SITE_ADDRESS=example.com site',
    'FROM caddy:2-alpine',
    'COPY dist-hosts/Caddyfile /etc/caddy/Caddyfile',
    `COPY dist /srv${base === '/' ? '' : base.slice(0, -1)}`,
    '',
  ].join('\n')
}

/** Excludes everything except the output. */
export const DOCKER_IGNORE = '*\n!dist\n!dist-hosts\n'
