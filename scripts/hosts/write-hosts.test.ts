import { describe, expect, test } from 'vitest'

import { vercelRoutes } from '#tests/support/vercel-routes.ts'

import { hostFiles } from './write-hosts.ts'

const RULES = {
  headers: {
    '/*': { 'X-A': 'all', 'X-B': 'common' },
    '/chat': { '! X-B': '', 'X-B': 'own' },
    '/assets/*': { 'Cache-Control': 'immutable' },
    '/list.md': { 'Content-Type': 'text/plain' },
    '/blog/*.md': { 'Content-Type': 'text/markdown', 'X-B': 'text' },
  },
  redirects: [
    { from: '/old.html', to: '/new', status: 301 },
    { from: '/a/*', to: '/b/:splat', status: 302 },
    { from: '/en/*', to: '/:splat', status: 200 },
    { from: '/edu', to: '/edu/index.html', status: 302 },
    { from: '/edu/*', to: '/edu/index.html', status: 302 },
    { from: '/uk/edu', to: '/edu/index.html', status: 302 },
    { from: '/uk/edu/*', to: '/edu/index.html', status: 302 },
    { from: '/part', to: '/path#part', status: 301 },
  ],
  contains: [
    { text: 'bots', to: '/tag', toUkrainian: '/uk/tag' },
    { text: '/news/', to: '/uk/blog' },
  ],
  oldBlog: '/ua/posts/',
  published: ['/tag.html', '/uk/tag.html', '/guide/bots.html', '/guide/bots/2.html', '/a.html'],
}

const atRoot = hostFiles({ base: '/', ...RULES })
const withBase = hostFiles({ base: '/site/', ...RULES })

test.each([
  // Each header is set once; a variable selects its value by path.
  ['nginx.conf', 'add_header X-B $site_x_b always;'],
  ['nginx.conf', '  default "common";\n  "~^/chat(?:\\.html)?$" "own";'],
  [
    'nginx.conf',
    'location ~ "^/blog/[^/]*\\.md$" { types {} default_type "text/markdown"; try_files $uri @elsewhere; }',
  ],
  ['nginx.conf', '"~^/blog/[^/]*\\.md(?:\\.html)?$" "text";'],
  // A query would follow the fragment.
  ['nginx.conf', 'rewrite "^(?i)/part/?$" /path#part? permanent;'],
  ['nginx.conf', 'rewrite "^(?i)/a/([^\\\\\\\\]*)$" /b/$1 redirect;'],
  ['nginx.conf', 'rewrite "^/en/([^\\\\\\\\]*)$" /$1 last;'],
  // A post in the visitor's browser may have this address, or a post published later.
  [
    'nginx.conf',
    'rewrite "^(?i)/(?!(?:assets/|(?:uk/)?blog/[^/]+/?$))(?=uk(?:/|$)).*bots" /uk/tag redirect;',
  ],
  // A rule with one destination for both languages also applies to Ukrainian paths.
  [
    'nginx.conf',
    '(?=uk(?:/|$))(?:.*/)?news/" /uk/blog redirect;\n    rewrite "^(?i)/(?!(?:assets/|(?:uk/)?blog/[^/]+/?$))(?:.*/)?news/" /uk/blog redirect;',
  ],
  [
    'Caddyfile',
    '\t\t@text1uk {\n\t\t\tpath /uk /uk/*\n\t\t\tnot path_regexp (?i)^/(?:assets/|(?:uk/)?blog/[^/]+/?$)\n\t\t\tpath_regexp (?i)/news/\n\t\t}\n\t\troute @text1uk {\n\t\t\trewrite * /uk/blog\n',
  ],
  ['Caddyfile', '\t\theader /chat X-B "own"'],
  ['Caddyfile', '\t\theader /blog/*.md X-B "text"'],
  ['Caddyfile', '@moved0 path /old.html /old.html/\n\t\troute @moved0 {\n\t\t\trewrite * /new\n'],
  ['Caddyfile', '@moved1 path_regexp moved1 (?i)^/a/([^\\\\]*)$'],
  ['Caddyfile', '@moved2 path_regexp moved2 ^/en/([^\\\\]*)$'],
  ['Caddyfile', '\t\trewrite @moved2 /{re.moved2.1}'],
  ['Dockerfile', 'COPY dist /srv\n'],
])('%s contains %j', (file, text) => {
  expect(atRoot[`dist-hosts/${file}`]).toContain(text)
})

test.each([
  ['dist/_headers', '/site/assets/*\n  Cache-Control: immutable'],
  ['dist/_redirects', '/site/a/* /site/b/:splat 302'],
  ['dist/_redirects', '/site/ua/posts/* /site/uk/404.html 404'],
  ['dist/_redirects', '/site/uk/* /site/uk/404.html 404'],
  ['dist-hosts/nginx.conf', 'location = /site { return 301 /site/; }'],
  ['dist-hosts/nginx.conf', 'location = /site/ { try_files /site/index.html =404; }'],
  ['dist-hosts/nginx.conf', 'rewrite "^(?i)/site/old\\.html/?$" /site/new permanent;'],
  ['dist-hosts/nginx.conf', '"~^/site/uk(?:/|$)" "/site/uk/404.html";'],
  ['dist-hosts/nginx.conf', '"~*^/site/ua/posts/" "/site/uk/404.html";'],
  ['dist-hosts/Caddyfile', '@ukrainian path /site/uk /site/uk/* /site/ua/posts/*'],
  ['dist-hosts/nginx.conf', '^(?i)/site/(?!(?:assets/|(?:uk/)?blog/[^/]+/?$))'],
  ['dist-hosts/Caddyfile', '\t\t\tnot path_regexp (?i)^/site/(?:assets/|(?:uk/)?blog/[^/]+/?$)\n'],
  ['dist-hosts/Caddyfile', '\t\trewrite /site/ /site/index.html'],
  ['dist-hosts/Caddyfile', '\t\tredir /site /site/ 301'],
  ['dist-hosts/Dockerfile', 'COPY dist /srv/site\n'],
])('below a base path %s contains %j', (file, text) => {
  expect(withBase[file]).toContain(text)
})

test('GitHub Pages is told to serve all files unchanged', () => {
  expect(atRoot['dist/.nojekyll']).toBe('')
})

describe.each([
  ['at the root', atRoot, ''],
  ['below a path', withBase, '/site'],
])('the Vercel configuration %s', (_, files, base) => {
  const text = files['dist-hosts/vercel.json'] ?? ''

  test('accepts the rules and returns one value of each header for a path', () => {
    const valuesFor = (path: string, name: string) =>
      vercelRoutes(text).headerFor(base + path, name)
    expect(valuesFor('/about', 'X-A')).toEqual(['all'])
    expect(valuesFor('/about', 'X-B')).toEqual(['common'])
    expect(valuesFor('/chat', 'X-B')).toEqual(['own'])
    expect(valuesFor('/chat/more', 'X-B')).toEqual(['common'])
    expect(valuesFor('/assets/a.js', 'Cache-Control')).toEqual(['immutable'])
    expect(valuesFor('/assets/a/b.js', 'Cache-Control')).toEqual(['immutable'])
    expect(valuesFor('/assets', 'Cache-Control')).toEqual(['public, max-age=0, must-revalidate'])
    expect(valuesFor('/list.md', 'Content-Type')).toEqual(['text/plain'])
    expect(valuesFor('/blog/post.md', 'Content-Type')).toEqual(['text/markdown'])
    expect(valuesFor('/blog/post.md', 'X-B')).toEqual(['text'])
    expect(valuesFor('/blog/post', 'X-B')).toEqual(['common'])
    expect(valuesFor('/blog/post-md', 'X-B')).toEqual(['common'])
    expect(valuesFor('/blog/tag/list.md', 'X-B')).toEqual(['common'])
  })

  test.each([
    ['/old.html', '/new'],
    ['/a/x/y', '/b/x/y'],
    ['/edu', '/edu'],
    ['/edu/', '/edu'],
    ['/edu/index.html', '/edu'],
    ['/edu/anything', '/edu'],
    ['/edu/any/index.html', '/edu'],
    ['/uk/edu', '/edu'],
    ['/uk/edu/anything', '/edu'],
    ['/en/about', '/en/about'],
    ['/old/bots-1', '/tag'],
    ['/Old/bots/', '/tag'],
    ['/uk/old/bots', '/uk/tag'],
    ['/news/2', '/uk/blog'],
    ['/x/news/2', '/uk/blog'],
    // Published addresses, posts and hashed files are not redirected.
    ['/guide/bots', '/guide/bots'],
    ['/guide/bots/2', '/guide/bots/2'],
    ['/guide/bots/3', '/tag'],
    ['/blog/bots-1', '/blog/bots-1'],
    ['/uk/blog/bots-1', '/uk/blog/bots-1'],
    ['/assets/bots.js', '/assets/bots.js'],
  ])('redirects %s to %s', (from, to) => {
    expect(
      vercelRoutes(text)
        .redirectChain(base + from)
        .at(-1),
    ).toBe(base + to)
  })

  test('serves a page of another language at an address', () => {
    expect(JSON.parse(text)).toMatchObject({
      cleanUrls: true,
      rewrites: [{ source: `${base}/en/:splat*`, destination: `${base}/:splat*` }],
    })
  })
})
