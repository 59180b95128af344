import {
  CACHE_DEFAULT,
  headerTables,
  HIDDEN_FILES,
  literally,
  MOVED_BY_TEXT,
  type SiteRules,
  SLASH_AT_END,
  unmoved,
} from './site-rules.ts'

/**
 * A site for Caddy. The output stands in `root`, below the base path if there is one. With
 * SITE_ADDRESS=example.com in its environment Caddy fetches certificates by itself.
 */
export function caddyfile(
  rules: SiteRules,
  options: { root?: string; address?: string } = {},
): string {
  const { root = '/srv', address = '{$SITE_ADDRESS::80}' } = options
  const { base } = rules
  const inside = (path: string) => base.slice(0, -1) + path
  const tables = headerTables(rules.headers)
  const exact = (path: string) =>
    `path ${inside(path)}${path.endsWith('*') || path === '/' ? '' : ` ${inside(path)}/`}`
  const isUkrainian = `path ${inside('/uk')} ${inside('/uk/*')}`
  const redirects = rules.redirects.map((rule, index) => ({ ...rule, name: `moved${index}` }))
  const matcherOf = ({ from, name }: (typeof redirects)[number]) =>
    from.endsWith('/*')
      ? `@${name} path_regexp ${name} ^${literally(inside(from.slice(0, -2)))}/([^\\\\]*)$`
      : `@${name} ${exact(from)}`
  const target = ({ to, name }: (typeof redirects)[number]) =>
    inside(to).replace(':splat', `{re.${name}.1}`)

  return [
    '# Made by the build, anew each time.',
    `# Put dist/ into ${root}${base === '/' ? '' : base.slice(0, -1)}.`,
    `${address} {`,
    `\troot * ${root}`,
    '\troute {',
    '\t\theader -Server',
    '\t\theader {',
    ...tables.flatMap(({ name, fallback }) =>
      fallback === undefined ? [] : [`\t\t\t${name} "${fallback}"`],
    ),
    '\t\t}',
    ...tables.flatMap(({ name, exceptions }) =>
      exceptions.map(({ pattern, value }) => `\t\theader ${inside(pattern)} ${name} "${value}"`),
    ),
    '',
    `\t\terror ${base}_headers 404`,
    ...HIDDEN_FILES.slice(1).map((file) => `\t\terror ${base}${file} 404`),
    ...(base === '/' ? [] : [`\t\tredir ${base.slice(0, -1)} ${base} 301`]),
    ...redirects
      .filter(({ status }) => status === 200)
      .flatMap((rule) => [`\t\t${matcherOf(rule)}`, `\t\trewrite @${rule.name} ${target(rule)}`]),
    `\t\trewrite ${base} ${base}index.html`,
    '\t\t@page {',
    '\t\t\tnot path */',
    '\t\t\tfile {path} {path}.html',
    '\t\t}',
    '\t\troute @page {',
    '\t\t\trewrite {http.matchers.file.relative}',
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
    ...redirects
      .filter(({ status }) => status !== 200)
      .flatMap((rule) => [
        `\t\t${matcherOf(rule)}`,
        ...moved(rule.name, target(rule), rule.status),
      ]),
    ...rules.contains.flatMap(({ text, to, toUkrainian = to }, index) => [
      `\t\t@text${index}uk {`,
      `\t\t\t${isUkrainian}`,
      `\t\t\tnot path_regexp ^${unmoved(base)}`,
      `\t\t\tpath_regexp ${literally(text)}`,
      '\t\t}',
      ...moved(`text${index}uk`, inside(toUkrainian), MOVED_BY_TEXT),
      `\t\t@text${index} {`,
      `\t\t\tnot path_regexp ^${unmoved(base)}`,
      `\t\t\tpath_regexp ${literally(text)}`,
      '\t\t}',
      ...moved(`text${index}`, inside(to), MOVED_BY_TEXT),
    ]),
    `\t\t@slash path_regexp slash ${SLASH_AT_END}`,
    ...moved('slash', '{re.slash.1}', 301),
    '\t\terror 404',
    '\t}',
    '\thandle_errors {',
    '\t\troute {',
    `\t\t\theader Cache-Control "${CACHE_DEFAULT}"`,
    `\t\t\t@ukrainian ${isUkrainian}`,
    `\t\t\t@other not ${isUkrainian}`,
    `\t\t\trewrite @ukrainian ${inside('/uk/404.html')}`,
    `\t\t\trewrite @other ${inside('/404.html')}`,
    '\t\t\tfile_server {',
    '\t\t\t\tprecompressed br gzip',
    '\t\t\t}',
    '\t\t}',
    '\t}',
    '}',
    '',
  ].join('\n')
}

/** A redirect that keeps the query: the address is written anew first, because `redir` forgets it. */
function moved(matcher: string, to: string, status: number): string[] {
  if (to.includes('#')) return [`\t\tredir @${matcher} ${to} ${status}`]
  return [
    `\t\troute @${matcher} {`,
    `\t\t\trewrite * ${to}`,
    `\t\t\tredir {uri} ${status}`,
    '\t\t}',
  ]
}
