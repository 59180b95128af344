import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterAll, describe, expect, test } from 'vitest'

import { parseRedirects } from '#scripts/serve/parse-redirects.ts'
import { ask } from '#tests/support/ask.ts'
import { builtFiles, builtPages, fileFor, readBuilt } from '#tests/support/built-site.ts'
import { type HostServer, startCaddy, startModel, startNginx } from '#tests/support/host-servers.ts'
import { vercelRoutes } from '#tests/support/vercel-routes.ts'

const started = await Promise.all([startModel(), startNginx(), startCaddy()])
const servers = started.filter((server) => server !== undefined)
// Never silently: elsewhere their configuration is checked as text (scripts/hosts/*.test.ts).
for (const [index, name] of ['', 'nginx', 'Caddy'].entries()) {
  if (!started[index]) process.stderr.write(`${name} is not here and cannot be fetched.\n`)
}

afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()))
})

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

const script = builtFiles.find((file) => /^assets\/shell-.*\.js$/.test(file)) ?? ''
const redirects = parseRedirects(readBuilt('_redirects'))

const decode = (body: Buffer, encoding: string | undefined) =>
  encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body

describe.each(servers)('$name', (server: HostServer) => {
  const get = (path: string, headers = {}) => ask(server.origin + path, headers)

  test.each([
    ['/', 'index.html'],
    ['/uk', 'uk.html'],
    ['/blog', 'blog.html'],
    ['/uk/blog/dialogflow-agent', 'uk/blog/dialogflow-agent.html'],
    ['/edu/index.html', 'edu/index.html'],
    ['/blog?page=2', 'blog.html'],
    ['/en', 'index.html'],
    ['/en/about', 'about.html'],
    ['/en/uk', 'uk.html'],
  ])('%s is the page %s, kept no longer than it is right', async (path, file) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
    expect(headers['cache-control']).toBe(REVALIDATE)
    expect(body.toString()).toBe(readBuilt(file))
  })

  test('a page that is known already is not sent again', async () => {
    const { headers } = await get('/about')
    expect(headers.etag).toBeDefined()
    const again = await get('/about', { 'if-none-match': headers.etag ?? '' })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test('a slash at the end leads to the same page', async () => {
    const { status, headers } = await get('/blog/?page=2')
    expect({ status, location: headers.location }).toEqual(
      server.takesSlashesOff ? { status: 301, location: '/blog?page=2' } : { status: 200 },
    )
  })

  test('hashed files are kept for good, and what is gone is not', async () => {
    const { status, headers } = await get(`/${script}`)
    expect(status).toBe(200)
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
    expect(headers['cache-control']).toBe(IMMUTABLE)
    for (const gone of ['/assets/gone-12345678.js', '/assets/dialogflow-12345678.js']) {
      const missing = await get(gone)
      expect(missing.status).toBe(404)
      expect(missing.headers['cache-control']).not.toContain('immutable')
    }
  })

  test.each(server.encodings)('what was compressed at build is sent as %s', async (encoding) => {
    for (const path of ['/about', `/${script}`, '/uk/nothing']) {
      const plain = await get(path)
      expect(plain.headers['content-encoding']).toBeUndefined()
      const packed = await get(path, { 'accept-encoding': encoding })
      expect(packed.headers['content-encoding'], path).toBe(encoding)
      expect(packed.headers.vary).toMatch(/accept-encoding/i)
      expect(packed.body.length).toBeLessThan(plain.body.length / 2)
      expect(decode(packed.body, encoding).equals(plain.body)).toBe(true)
    }
  })

  test.each([
    ['/nothing', '404.html'],
    ['/blog/nothing', '404.html'],
    ['/ukraine', '404.html'],
    ['/en/nothing', '404.html'],
    ['/uk/nothing', 'uk/404.html'],
    ['/uk/blog/nothing', 'uk/404.html'],
    // There a post may open that only a browser holds.
    ['/blog/dialogflow-mine', '404.html'],
    ['/uk/blog/my-dialogflow', 'uk/404.html'],
    ['/en/blog/dialogflow-mine', '404.html'],
    ['/Blog/dialogflow-mine', '404.html'],
    ['/_headers', '404.html'],
    ['/_redirects', '404.html'],
    ['/.nojekyll', '404.html'],
  ])('%s is not found, and says so by %s', async (path, file) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toMatch(/no-cache|must-revalidate/)
    expect(body.toString()).toBe(readBuilt(file))
  })

  test('that a page is not found is said in full, whatever is known or wanted of it', async () => {
    const { headers, body } = await get('/nothing')
    for (const asked of [
      { 'if-none-match': headers.etag },
      { 'if-modified-since': headers['last-modified'] ?? new Date().toUTCString() },
      { range: 'bytes=0-9' },
    ]) {
      const again = await get('/nothing', asked)
      expect(again.status).toBe(404)
      expect(again.body.equals(body), Object.keys(asked)[0]).toBe(true)
    }
  })

  test.each(['/', '/uk/about', '/nothing', `/${script}`])(
    '%s is sent with every header of security',
    async (path) => {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toMatch(
        /default-src 'self'.*frame-ancestors 'none'/,
      )
      expect(headers).toMatchObject({
        'strict-transport-security': expect.stringMatching(/max-age=31536000/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'cross-origin',
      })
    },
  )

  test('the page with the chat of another company has a policy of its own', async () => {
    for (const path of ['/client_test', '/uk/client_test']) {
      const policy = (await get(path)).headers['content-security-policy'] ?? ''
      expect(policy).toContain('https://www.gstatic.com')
      expect(policy.match(/default-src/g)).toHaveLength(1)
    }
    const other = await get('/uk/consultation')
    expect(other.headers['content-security-policy']).not.toContain('gstatic')
  })

  test('Markdown is shown in its letters, and the worker is asked for anew', async () => {
    const { headers } = await get('/checklist.md')
    expect(headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test.each(['/blog/dialogflow-agent', '/uk/blog/dialogflow-agent'])(
    'the text of the article %s is Markdown, and listed by nobody',
    async (article) => {
      const { status, headers, body } = await get(`${article}.md`)
      expect(status).toBe(200)
      expect(headers['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i)
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(body.toString()).toBe(readBuilt(`${article.slice(1)}.md`))
      expect((await get(article)).headers).not.toHaveProperty('x-robots-tag')
    },
  )

  test('the text of an article that is gone is not found', async () => {
    expect((await get('/uk/blog/gone.md')).status).toBe(404)
  })

  const moved = redirects.filter(
    ({ from, status }) =>
      status > 300 && status < 400 && !(server.showsFolders && fileFor(from) !== undefined),
  )
  test.each(moved)('$from has moved to $to', async ({ from, to, status }) => {
    const answer = await get(`${from.replace('*', 'x/y')}?a=1&b=%D1%8F`)
    expect(answer.status).toBe(status)
    expect(answer.headers.location).toBe(`${to}?a=1&b=%D1%8F`)
  })

  test('a slash at the end of a post that only a browser holds is taken off, not the post', async () => {
    const { status, headers } = await get('/uk/blog/my-dialogflow/')
    expect({ status, location: headers.location }).toEqual(
      server.takesSlashesOff
        ? { status: 301, location: '/uk/blog/my-dialogflow' }
        : { status: 404 },
    )
  })

  test('an old address with a slash at its end has moved as well', async () => {
    const { status, headers } = await get('/ua/posts/dialogflow-agent/')
    expect(status).toBe(301)
    expect(headers.location).toBe('/uk/blog/dialogflow-agent')
  })

  test.each([
    ['/old/dialogflow-basics', '/blog/tag/dialogflow'],
    ['/uk/old/dialogflow-basics', '/uk/blog/tag/dialogflow'],
    ['/ua/posts/dialogflow-gone', '/blog/tag/dialogflow'],
    ['/blog/tag/dialogflow-gone', '/blog/tag/dialogflow'],
    ['/Old/DialogFlow', '/blog/tag/dialogflow'],
    ['/courses/dialogflow', '/blog/tag/dialogflow'],
    ['/x/instagram/y', '/uk/blog'],
    ['/X/Instagram/y', '/uk/blog'],
  ])('%s leads to %s, by the host or by the not-found page', async (path, target) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(server.knowsTexts ? 302 : 404)
    expect(headers.location).toBe(server.knowsTexts ? target : undefined)
    const notFound = readBuilt(path.startsWith('/uk/') ? 'uk/404.html' : '404.html')
    expect(server.knowsTexts || body.toString() === notFound).toBe(true)
  })

  test('an old address is known in capitals as well, where rules can say so', async () => {
    for (const path of ['/Edu', '/EDU/x', '/UK/Edu/x']) {
      const { status, headers } = await get(path)
      expect(status, path).toBe(server.knowsTexts ? 302 : 404)
      expect(headers.location).toBe(server.knowsTexts ? '/edu/index.html' : undefined)
    }
  })

  test.each(['//evil.example/', '/%5Cevil.example/', '/en//evil.example/', '/%0d%0ax:y/'])(
    '%s leads to no other site',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/)
      expect(headers).not.toHaveProperty('x')
    },
  )

  test('HEAD is answered like GET, without the page', async () => {
    const { status, headers, body } = await ask(`${server.origin}/about`, {}, 'HEAD')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe(REVALIDATE)
    expect(body).toHaveLength(0)
  })
})

describe('a site that is too large to be packed by the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unpacked-'))
  cpSync('dist', folder, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) })
  const hosts = (await Promise.all([startNginx(folder), startCaddy(folder)])).filter(
    (host) => host !== undefined,
  )
  afterAll(async () => {
    await Promise.all(hosts.map((host) => host.close()))
    rmSync(folder, { recursive: true })
  })

  const drawing = builtFiles.find((file) => /^assets\/.*\.svg$/.test(file)) ?? ''
  test.each(hosts)('is packed by $name as it is sent', async ({ origin }) => {
    for (const path of ['/about', `/${script}`, `/${drawing}`, '/blog/dialogflow-agent.md']) {
      const { headers, body } = await ask(origin + path, { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding'], path).toBe('gzip')
      expect(headers.vary).toMatch(/accept-encoding/i)
      expect(gunzipSync(body).equals((await ask(origin + path)).body), path).toBe(true)
      const known = { 'accept-encoding': 'gzip', 'if-none-match': headers.etag }
      expect((await ask(origin + path, known)).status, path).toBe(304)
    }
  })
})

describe('Vercel, by its own reading of the rules', () => {
  const vercel = vercelRoutes(readFileSync('dist-hosts/vercel.json', 'utf8'))

  test('every page is shown at its address', () => {
    const led = builtPages.map(({ path }) => path).filter((path) => vercel.wayFrom(path).length > 1)
    expect(led).toEqual(['/edu/index.html'])
  })

  const moved = redirects.filter(({ status }) => status > 300 && status < 400)
  test.each(moved)('$from leads to the page of $to', ({ from, to }) => {
    const end = vercel.wayFrom(from.replace('*', 'x/y')).at(-1) ?? ''
    expect(fileFor(to)).toBeDefined()
    expect(fileFor(end)).toBe(fileFor(to))
  })

  test('the page outside the application is reached from each of its addresses', () => {
    for (const path of ['/edu', '/edu/', '/edu/index.html', '/edu/anything', '/uk/edu/x/y']) {
      expect(vercel.wayFrom(path).at(-1), path).toBe('/edu')
    }
  })

  test('a file is given one value of each header', () => {
    const names = ['Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options']
    for (const file of builtFiles.map((one) => `/${one}`)) {
      for (const name of names) expect(vercel.headerFor(file, name), file).toHaveLength(1)
      for (const name of ['Content-Type', 'X-Robots-Tag']) {
        expect(vercel.headerFor(file, name).length, file).toBeLessThan(2)
      }
    }
    const article = `/${builtFiles.find((file) => /^uk\/blog\/[^/]+\.md$/.test(file))}`
    expect(vercel.headerFor(article, 'X-Robots-Tag')).toEqual(['noindex'])
    expect(vercel.headerFor(article, 'Content-Type')).toEqual(['text/markdown; charset=utf-8'])
  })
})
