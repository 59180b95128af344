import { gunzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { type Answer, ask } from './ask.ts'
import type { HostServer } from './host-servers.ts'
import { demoSite } from './sites.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const REVALIDATE = 'public, max-age=0, must-revalidate'

/** Addresses of pages, with their files. */
const PAGES = {
  '/': 'index.html',
  '/uk': 'uk.html',
  '/blog': 'blog.html',
  '/uk/blog/kitchen-sink': 'uk/blog/kitchen-sink.html',
  '/edu/index.html': 'edu/index.html',
  '/blog?page=2': 'blog.html',
  '/en': 'index.html',
  '/en/about': 'about.html',
  '/en/uk': 'uk.html',
}

/** Unknown addresses, with the file of the not-found page. */
const MISSING_PATHS = {
  '/nothing': '404.html',
  '/blog/nothing': '404.html',
  '/ukraine': '404.html',
  '/en/nothing': '404.html',
  '/uk/nothing': 'uk/404.html',
  '/uk/blog/nothing': 'uk/404.html',
  '/certificate/k7mq2x9dfw4hz8pn3tbd': '404.html',
  '/uk/certificate/k7mq2x9dfw4hz8pn3tbd': 'uk/404.html',
  '/ua/posts/nothing': 'uk/404.html',
  // A browser post may exist at this address, so the not-found page is served.
  '/blog/dialogflow-mine': '404.html',
  '/uk/blog/my-dialogflow': 'uk/404.html',
  '/blog/hidden-draft': '404.html',
  '/uk/blog/gone.md': 'uk/404.html',
  '/_headers': '404.html',
  '/_redirects': '404.html',
}

/** Moved addresses, with their targets. */
const MOVED_PATHS = {
  '/old-page': '301 /about',
  '/uk/old-page': '301 /uk/about',
  '/old-folder/a/b': '301 /blog',
  '/courses/pi-course': '301 /courses/prompt-engineering',
  '/ua/posts/kitchen-sink': '301 /uk/blog/kitchen-sink',
  '/ua/posts/kitchen-sink/': '301 /uk/blog/kitchen-sink',
  '/courses/prompt-engineering/content': '302 /dashboard',
  '/uk/edu/x/y': '302 /edu/index.html',
}

/** Unknown addresses, with the target of the substring that they contain. */
const TEXTS = {
  '/old/dialogflow-basics': '/blog/tag/dialogflow',
  '/uk/old/dialogflow-basics': '/uk/blog/tag/dialogflow',
  '/ua/posts/dialogflow-gone': '/blog/tag/dialogflow',
  '/blog/tag/dialogflow-gone': '/blog/tag/dialogflow',
  '/Old/DialogFlow': '/blog/tag/dialogflow',
  '/x/archive/y': '/uk/blog',
}

const SECURITY: Record<string, RegExp> = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'strict-transport-security': /max-age=31536000/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^cross-origin$/,
}

/** Requirements for every host of the fixture site: one test per rule, which lists all violations. */
export function testHost(
  start: () => Promise<HostServer>,
  { compresses = true }: { compresses?: boolean } = {},
): void {
  let host: HostServer
  const site = demoSite()
  const script =
    site.files.find((file) => /^assets\/shell-.*\.js$/.test(file)) ??
    site.files.find((file) => /^assets\/.*\.js$/.test(file)) ??
    ''
  const get = (path: string, headers: Record<string, string | undefined> = {}) =>
    ask(host.origin + path, headers)

  beforeAll(async () => {
    host = await start()
  })
  afterAll(() => host.close())

  /** One line per faulty response. */
  async function findFaults(
    paths: readonly string[],
    find: (answer: Answer, path: string) => readonly (string | false | undefined)[],
  ): Promise<string[]> {
    const answers = await Promise.all(
      paths.map(async (path) => ({ path, answer: await get(path) })),
    )
    return answers.flatMap(({ path, answer }) =>
      find(answer, path)
        .filter((fault) => typeof fault === 'string')
        .map((fault) => `${path}: ${fault}`),
    )
  }

  test('a page is sent unchanged and revalidated', async () => {
    const faults = await findFaults(Object.keys(PAGES), ({ status, headers, body }, path) => [
      status !== 200 && `status ${status}`,
      !/^text\/html; ?charset=utf-8$/i.test(headers['content-type'] ?? '') && 'is not HTML',
      headers['cache-control'] !== REVALIDATE && `is cached: ${headers['cache-control']}`,
      body.toString() !== site.read(PAGES[path as keyof typeof PAGES]) && 'is another page',
    ])
    expect(faults).toEqual([])
    const { headers } = await get('/about')
    const revalidated = await get('/about', { 'if-none-match': headers.etag ?? '' })
    expect([revalidated.status, revalidated.body.length]).toEqual([304, 0])
    const head = await ask(`${host.origin}/about`, {}, 'HEAD')
    expect([head.status, head.headers['cache-control'], head.body.length]).toEqual([
      200,
      REVALIDATE,
      0,
    ])
  })

  test('an unknown address is answered with 404 and the complete not-found page of its language', async () => {
    const faults = await findFaults(
      Object.keys(MISSING_PATHS),
      ({ status, headers, body }, path) => [
        status !== 404 && `status ${status}`,
        !/no-cache|must-revalidate/.test(headers['cache-control'] ?? '') && 'is kept',
        body.toString() !== site.read(MISSING_PATHS[path as keyof typeof MISSING_PATHS]) &&
          'is another page',
      ],
    )
    expect(faults).toEqual([])
    const { headers, body } = await get('/nothing')
    for (const condition of [
      { 'if-none-match': headers.etag },
      { 'if-modified-since': headers['last-modified'] ?? new Date().toUTCString() },
      { range: 'bytes=0-9' },
    ]) {
      const revalidated = await get('/nothing', condition)
      expect(revalidated.status).toBe(404)
      expect(revalidated.body.equals(body), Object.keys(condition)[0]).toBe(true)
    }
  })

  test('a moved address redirects and keeps its query', async () => {
    const query = '?a=1&b=%D1%8F'
    const paths = Object.keys(MOVED_PATHS).map((path) => path + query)
    const faults = await findFaults(paths, ({ status, headers }, path) => {
      const expected = `${MOVED_PATHS[path.replace(query, '') as keyof typeof MOVED_PATHS]}${query}`
      const actual = `${status} ${headers.location}`
      return [actual !== expected && `${actual} instead of ${expected}`]
    })
    expect(faults).toEqual([])
    const withSlash = await get('/blog/?page=2')
    expect([withSlash.status, withSlash.headers.location]).toEqual(
      host.removesTrailingSlash ? [301, '/blog?page=2'] : [200, undefined],
    )
  })

  test('an address that contains a redirected substring leads to its target', async () => {
    const faults = await findFaults(Object.keys(TEXTS), ({ status, headers }, path) => [
      (status !== 302 || headers.location !== TEXTS[path as keyof typeof TEXTS]) &&
        `${status} ${headers.location}`,
    ])
    expect(faults).toEqual([])
    const capitals = await findFaults(['/Edu', '/UK/Edu/x'], ({ status, headers }) => [
      host.ignoresCase && headers.location !== '/edu/index.html' && `leads to ${headers.location}`,
      status !== (host.ignoresCase ? 302 : 404) && `status ${status}`,
    ])
    expect(capitals).toEqual([])
  })

  test('no address redirects to another site or injects a header', async () => {
    const hostile = ['//evil.example/', '/%5Cevil.example/', '/en//evil.example/', '/%0d%0ax:y/']
    const faults = await findFaults(hostile, ({ headers }) => [
      !/^\/(?![/\\])/.test(headers.location ?? '/') && `leads to ${headers.location}`,
      'x' in headers && 'has a header of the address',
    ])
    expect(faults).toEqual([])
  })

  test('every response has the security headers, and the chat page its own policy', async () => {
    const paths = ['/', '/uk/about', '/nothing', `/${script}`]
    const faults = await findFaults(paths, ({ headers }) =>
      Object.entries(SECURITY).map(
        ([name, pattern]) => !pattern.test(headers[name] ?? '') && `${name}: ${headers[name]}`,
      ),
    )
    expect(faults).toEqual([])
    const chat = await findFaults(
      ['/support-chat', '/client_test', '/about'],
      ({ headers }, path) => {
        const policy = headers['content-security-policy'] ?? ''
        const isAllowed = policy.includes('https://chat.example.com')
        return [
          isAllowed !== (path === '/support-chat') && 'has the policy of another page',
          policy.match(/default-src/g)?.length !== 1 && 'does not have exactly one policy',
        ]
      },
    )
    expect(chat).toEqual([])
  })

  test('a hashed file is cached permanently, and a missing one is not', async () => {
    const { status, headers } = await get(`/${script}`)
    expect([status, headers['cache-control']]).toEqual([200, IMMUTABLE])
    expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
    for (const missingFile of ['/assets/gone-12345678.js', '/assets/dialogflow-12345678.js']) {
      const missing = await get(missingFile)
      expect(missing.status).toBe(404)
      expect(missing.headers['cache-control']).not.toContain('immutable')
    }
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  test('Markdown is sent as text, and that of an article is not indexed', async () => {
    const checklist = await get('/checklist.md')
    expect(checklist.headers['content-type']).toMatch(/^text\/plain; ?charset=utf-8$/i)
    for (const path of ['/blog/kitchen-sink', '/uk/blog/kitchen-sink']) {
      const { headers, body } = await get(`${path}.md`)
      expect(headers['content-type']).toMatch(/^text\/markdown; ?charset=utf-8$/i)
      expect(headers['x-robots-tag']).toBe('noindex')
      expect(body.toString()).toBe(site.read(`${path.slice(1)}.md`))
      expect((await get(path)).headers).not.toHaveProperty('x-robots-tag')
    }
  })

  // The local preview does not compress.
  if (!compresses) return
  test('text is compressed for clients that accept it', async () => {
    for (const path of ['/about', `/${script}`, '/blog/kitchen-sink.md']) {
      const uncompressed = await get(path)
      const compressed = await get(path, { 'accept-encoding': 'gzip' })
      expect(uncompressed.headers['content-encoding']).toBeUndefined()
      expect(compressed.headers['content-encoding'], path).toBe('gzip')
      expect(compressed.headers.vary).toMatch(/accept-encoding/i)
      expect(gunzipSync(compressed.body).equals(uncompressed.body), path).toBe(true)
      const requestHeaders = { 'accept-encoding': 'gzip', 'if-none-match': compressed.headers.etag }
      expect((await get(path, requestHeaders)).status, path).toBe(304)
    }
  })
}
