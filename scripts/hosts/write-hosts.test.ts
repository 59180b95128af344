import { expect, test } from 'vitest'

import { hostFiles } from './write-hosts.ts'

const RULES = {
  headers: {
    '/*': { 'X-A': 'all', 'X-B': 'common' },
    '/chat': { '! X-B': '', 'X-B': 'own' },
    '/assets/*': { 'Cache-Control': 'immutable' },
    '/list.md': { 'Content-Type': 'text/plain' },
  },
  redirects: [
    { from: '/old.html', to: '/new', status: 301 },
    { from: '/a/*', to: '/b/:splat', status: 302 },
    { from: '/en/*', to: '/:splat', status: 200 },
  ],
  contains: [{ text: 'bots', to: '/tag', toUkrainian: '/uk/tag' }],
}

const at = hostFiles({ base: '/', ...RULES })
const below = hostFiles({ base: '/site/', ...RULES })

test.each([
  // Every header stands once; where a path has its own, a variable chooses.
  ['nginx.conf', 'add_header X-A "all" always;'],
  ['nginx.conf', 'add_header X-B $site_x_b always;'],
  ['nginx.conf', '  default "common";\n  "~^/chat(?:\\.html)?$" "own";'],
  ['nginx.conf', '  default "public, max-age=0, must-revalidate";\n  "~^/assets/" "immutable";'],
  [
    'nginx.conf',
    'location = /list.md { types {} default_type "text/plain"; try_files $uri =404; }',
  ],
  ['nginx.conf', 'rewrite "^/old\\.html/?$" /new permanent;'],
  ['nginx.conf', 'rewrite "^/a/([^\\\\\\\\]*)$" /b/$1 redirect;'],
  ['nginx.conf', 'rewrite "^/en/([^\\\\\\\\]*)$" /$1 last;'],
  ['nginx.conf', 'rewrite "^(?=/uk(?:/|$)).*bots" /uk/tag permanent;'],
  ['nginx.conf', 'rewrite "^(?!/assets/).*bots" /tag permanent;'],
  ['nginx.conf', 'location = /_headers { return 404; }'],
  ['nginx.conf', 'error_page 404 $site_not_found;'],
  ['Caddyfile', '\t\theader /chat X-B "own"'],
  ['Caddyfile', '\t\theader /assets/* Cache-Control "immutable"'],
  ['Caddyfile', '@moved0 path /old.html /old.html/\n\t\troute @moved0 {\n\t\t\trewrite * /new\n'],
  ['Caddyfile', '@moved1 path_regexp moved1 ^/a/([^\\\\]*)$'],
  ['Caddyfile', '\t\trewrite @moved2 /{re.moved2.1}'],
  ['Caddyfile', '\t\terror /_redirects 404'],
  ['Caddyfile', 'precompressed br gzip'],
  ['Dockerfile', 'COPY dist /srv\n'],
])('%s holds %j', (file, text) => {
  expect(at[`dist-hosts/${file}`]).toContain(text)
})

test.each([
  ['dist/_headers', '/site/assets/*\n  Cache-Control: immutable'],
  ['dist/_redirects', '/site/a/* /site/b/:splat 302'],
  ['dist/_redirects', '/site/uk/* /site/uk/404.html 404'],
  ['dist-hosts/nginx.conf', 'location = /site { return 301 /site/; }'],
  ['dist-hosts/nginx.conf', 'location = /site/ { try_files /site/index.html =404; }'],
  ['dist-hosts/nginx.conf', 'rewrite "^/site/old\\.html/?$" /site/new permanent;'],
  ['dist-hosts/nginx.conf', '"~^/site/uk(?:/|$)" "/site/uk/404.html";'],
  ['dist-hosts/Caddyfile', '\t\trewrite /site/ /site/index.html'],
  ['dist-hosts/Caddyfile', '\t\tredir /site /site/ 301'],
  ['dist-hosts/Dockerfile', 'COPY dist /srv/site\n'],
])('below a path %s holds %j', (file, text) => {
  expect(below[file]).toContain(text)
})

test('GitHub Pages is told to leave the files as they are', () => {
  expect(at['dist/.nojekyll']).toBe('')
})

test('on Vercel a path fits one rule of each header', () => {
  const config = JSON.parse(at['dist-hosts/vercel.json'] ?? '') as {
    headers: { source: string; headers: { key: string; value: string }[] }[]
    redirects: unknown
    rewrites: unknown
  }
  const valuesFor = (path: string, name: string) =>
    config.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
      .map(({ value }) => value)
  expect(valuesFor('/about', 'X-A')).toEqual(['all'])
  expect(valuesFor('/about', 'X-B')).toEqual(['common'])
  expect(valuesFor('/chat', 'X-B')).toEqual(['own'])
  expect(valuesFor('/chat/more', 'X-B')).toEqual(['common'])
  expect(valuesFor('/assets/a.js', 'Cache-Control')).toEqual(['immutable'])
  expect(valuesFor('/assets', 'Cache-Control')).toEqual(['public, max-age=0, must-revalidate'])
  expect(config).toMatchObject({
    cleanUrls: true,
    redirects: [
      { source: '/old.html', destination: '/new', statusCode: 301 },
      { source: '/a/:splat*', destination: '/b/:splat*', statusCode: 302 },
    ],
    rewrites: [{ source: '/en/:splat*', destination: '/:splat*' }],
  })
})
