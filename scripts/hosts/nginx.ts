import type { RedirectRule } from '#scripts/build/redirect-rules.ts'

import {
  ANY_CASE,
  type HeaderTable,
  headerTables,
  HIDDEN_FILES,
  joinBase,
  escapeRegExp,
  MOVED_BY_TEXT,
  patternExpression,
  type SiteRules,
  SLASH_AT_END,
  textRules,
} from './site-rules.ts'

const FLAGS: Record<number, string> = { 301: 'permanent', 302: 'redirect', 200: 'last' }

/** Text media types other than HTML. */
const TEXTS =
  'text/css text/plain text/xml text/javascript application/javascript application/json application/rss+xml application/atom+xml image/svg+xml'

const ROOT = '/usr/share/nginx/html'

/** Configuration of nginx for `conf.d`. The output is in ROOT, below the base path if there is one. */
export function nginxConfig(rules: SiteRules): string {
  const { base } = rules
  const tables = headerTables(rules.headers)
  const headers = tables.filter(({ name }) => name !== 'Content-Type')
  const types = tables.find(({ name }) => name === 'Content-Type')?.exceptions ?? []
  // nginx compares the complete type, including its parameters.
  const quotedTypes = new Set(types.map(({ value }) => `"${value}"`))
  return lines(
    '# Made by the build, anew each time.',
    `# Put dist/ into ${ROOT}${base === '/' ? '' : base.slice(0, -1)} and this file into /etc/nginx/conf.d/.`,
    '# It answers for every name that no other site has: the default site of a package has to go.',
    ...headers
      .filter(({ exceptions }) => exceptions.length > 0)
      .flatMap((table) => formatMap(table, base)),
    'map $uri $site_not_found {',
    `  default "${joinBase(base, '/404.html')}";`,
    `  "~^${patternIn(base, '/uk')}(?:/|$)" "${joinBase(base, '/uk/404.html')}";`,
    `  "~*^${patternIn(base, rules.oldBlog)}" "${joinBase(base, '/uk/404.html')}";`,
    '}',
    '',
    'server {',
    '  listen 80 default_server;',
    '  listen [::]:80 default_server;',
    '  server_name _;',
    `  root ${ROOT};`,
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  charset utf-8;',
    `  charset_types ${TEXTS};`,
    '  gzip on;',
    '  gzip_comp_level 6;',
    `  gzip_types ${[TEXTS, 'application/manifest+json', ...quotedTypes].join(' ')};`,
    '  gzip_vary on;',
    '  # With the ngx_brotli module: brotli on;',
    '  # With a certificate: 4 kB at a time are sealed, and shown when they come, not 16.',
    '  ssl_buffer_size 4k;',
    '  error_page 404 $site_not_found;',
    ...headers.map(
      ({ name, fallback = '', exceptions }) =>
        `  add_header ${name} ${exceptions.length > 0 ? toVariableName(name) : `"${fallback}"`} always;`,
    ),
    '',
    ...(base === '/' ? [] : [`  location = ${base.slice(0, -1)} { return 301 ${base}; }`]),
    `  location = ${base} { try_files ${base}index.html =404; }`,
    ...HIDDEN_FILES.map((file) => `  location = ${base}${file} { return 404; }`),
    ...types.map(
      ({ pattern, value }) =>
        `  location ${getPlace(pattern, base)} { types {} default_type "${value}"; try_files $uri @elsewhere; }`,
    ),
    `  location ~ \\.webmanifest$ { types {} default_type application/manifest+json; try_files $uri =404; }`,
    '  location / { try_files $uri $uri.html @elsewhere; }',
    '  location @elsewhere {',
    ...rules.redirects.map((rule) => redirect(rule, base)),
    ...textRules(rules).map(({ pattern, to }) =>
      rewrite(`^${ANY_CASE}${escapeRegExp(base)}${pattern}`, to, MOVED_BY_TEXT),
    ),
    rewrite(SLASH_AT_END, '$1', 301),
    '    return 404;',
    '  }',
    '}',
  )
}

/** Map from the requested path to a header's value. */
function formatMap({ name, fallback = '', exceptions }: HeaderTable, base: string): string[] {
  return [
    `map $uri ${toVariableName(name)} {`,
    `  default "${fallback}";`,
    ...exceptions.map(({ pattern, value }) =>
      pattern.endsWith('/*')
        ? `  "~^${patternIn(base, pattern.slice(0, -1))}" "${value}";`
        : `  "~^${patternIn(base, pattern)}(?:\\.html)?$" "${value}";`,
    ),
    '}',
  ]
}

function getPlace(path: string, base: string): string {
  return path.includes('*') ? `~ "^${patternIn(base, path)}$"` : `= ${joinBase(base, path)}`
}

function redirect({ from, to, status }: RedirectRule, base: string): string {
  // The splat starts at the root, where a backslash could lead to another site.
  const start = from.endsWith('/*')
    ? `${patternIn(base, from.slice(0, -2))}/([^\\\\]*)`
    : `${patternIn(base, from)}/?`
  return rewrite(
    `^${status === 200 ? '' : ANY_CASE}${start}$`,
    joinBase(base, to).replace(':splat', '$1'),
    status,
  )
}

function patternIn(base: string, path: string): string {
  return patternExpression(joinBase(base, path))
}

function rewrite(expression: string, to: string, status: number): string {
  // nginx unescapes backslashes in quotes.
  // A trailing question mark stops nginx from appending the query after the fragment.
  const target = to.includes('#') ? `${to}?` : to
  const quoted = expression.replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"')
  return `    rewrite "${quoted}" ${target} ${FLAGS[status] ?? 'permanent'};`
}

/** `Cache-Control` → `$site_cache_control`. */
function toVariableName(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`
}

function lines(...all: string[]): string {
  return `${all.join('\n')}\n`
}
