import { mkdtempSync, rmSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { textRules } from '#scripts/hosts/site-rules.ts'
import { HOSTS_FOLDER, TEXT_RULES_FILE } from '#scripts/hosts/write-hosts.ts'
import { ask as askFor } from '#tests/support/ask.ts'

import { startServer, type RunningServer } from './static-server.ts'

const SITE: Record<string, string> = {
  'index.html': 'Home',
  'blog.html': 'Blog',
  'blog/hello.html': 'Hello',
  'uk.html': 'Головна',
  'uk/blog.html': 'Блог',
  'uk/я.html': 'Я',
  '404.html': 'Not found',
  'uk/404.html': 'Не знайдено',
  'edu/index.html': 'Start here',
  'assets/app-abc.js': 'console.log(1)',
  'checklist.md': '# Перелік',
  _headers: [
    '/*\n  X-Frame-Options: DENY',
    '/checklist.md\n  Cache-Control: no-store',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  ].join('\n'),
  _redirects: [
    '/courses/pi-course /courses/prompt-engineering 301',
    '/part /blog?page=2#part 301',
    '/out/* /:splat 302',
    '/edu/* /edu/index.html 302',
    '/app/* /blog 200',
    '/uk/blog /blog 301',
    '/ua/posts/* /uk/blog/:splat 302',
    '/files/* /:splat 200',
    '/gone/* /blog.html 404',
    '/uk/* /uk/404.html 404',
  ].join('\n'),
}

const root = mkdtempSync(join(tmpdir(), 'serve-'))
const dir = join(root, 'dist')
let server: RunningServer

beforeAll(async () => {
  await writeFile(join(root, 'package.json'), 'outside')
  for (const [name, text] of Object.entries(SITE)) {
    const path = join(dir, name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  const rules = textRules({
    base: '/',
    contains: [{ text: 'bots', to: '/blog', toUkrainian: '/uk' }],
  })
  await mkdir(join(root, HOSTS_FOLDER))
  await writeFile(join(root, HOSTS_FOLDER, TEXT_RULES_FILE), JSON.stringify(rules))
  server = await startServer({ dir, port: 0 })
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

test.each([
  ['/', 'Home'],
  ['/index.html', 'Home'],
  ['/blog', 'Blog'],
  ['/blog/?page=2', 'Blog'],
  ['/edu', 'Start here'],
  ['/uk/blog', 'Блог'],
  ['/uk/%D1%8F', 'Я'],
  // Rules with the status 200.
  ['/app/anything/at-all', 'Blog'],
  ['/files/blog/hello?x=1', 'Hello'],
])('%s is served', async (path, body) => {
  expect(await ask(path)).toMatchObject({ status: 200, body })
})

test.each([
  ['/nowhere', 'Not found'],
  ['/ukraine', 'Not found'],
  ['/uk/blog/nowhere/?x=1', 'Не знайдено'],
  ['/assets', 'Not found'],
  ['/assets/gone-123.js', 'Not found'],
  ['/_headers', 'Not found'],
  ['/blog/bots', 'Not found'],
  ['/gone/at-all', 'Blog'],
])('%s is answered with 404 and the not-found page', async (path, body) => {
  const answer = await ask(path)
  expect(answer).toMatchObject({ status: 404, body })
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/html;charset=utf-8',
    'x-frame-options': 'DENY',
  })
})

test.each([
  '/blog/../../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/..%5cpackage.json',
  '/files/%2e%2e%2fpackage.json',
  '/files/_headers',
])("%s does not escape the site's folder", async (path) => {
  expect(await ask(path)).toMatchObject({ status: 404, body: 'Not found' })
})

test('a malformed address does not stop the server', async () => {
  expect((await ask('/%zz')).status).toBe(400)
  expect((await ask('/')).status).toBe(200)
})

test('a hashed asset is cached for a year, a page is revalidated', async () => {
  const asset = await ask('/assets/app-abc.js')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const page = await ask('/blog')
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(page.headers.etag).toMatch(/^W\/".+"$/)
})

test("the rules for a path override the server's default headers", async () => {
  const answer = await ask('/checklist.md')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8')
})

test.each([
  ['/courses/pi-course?a=1', 301, '/courses/prompt-engineering?a=1'],
  ['/courses/pi-course/', 301, '/courses/prompt-engineering'],
  ['/part?a=1', 301, '/blog?page=2&a=1#part'],
  ['/ua/posts/%D0%BF', 302, '/uk/blog/%D0%BF'],
  ['/out//evil.example', 302, '/evil.example'],
  ['/edu/nowhere', 302, '/edu/index.html'],
  ['/old/Bots-1?a=1', 302, '/blog?a=1'],
  ['/uk/old/bots', 302, '/uk'],
  // A 404 rule applies only if no substring rule matches.
  ['/gone/bots', 302, '/blog'],
])('%s is redirected with %i to %s', async (path, status, location) => {
  const answer = await ask(path)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({ location, 'x-frame-options': 'DENY' })
})

test('a page and its headers are served anew after a rebuild', async () => {
  await writeFile(join(dir, 'new.html'), 'First')
  expect(await ask('/new')).toMatchObject({ status: 200, body: 'First' })
  await writeFile(join(dir, 'new.html'), 'Second and longer')
  expect(await ask('/new')).toMatchObject({ status: 200, body: 'Second and longer' })
  await writeFile(join(dir, '_headers'), `${SITE._headers}/new\n  X-Kind: new\n`)
  expect((await ask('/new')).headers['x-kind']).toBe('new')
})

test('a site built with a base path is served only below it, including its rules', async () => {
  const rootUnderBase = join(root, 'under')
  await cp(dir, rootUnderBase, { recursive: true })
  const home = '<script data-base="/repo/"></script>'
  await writeFile(join(rootUnderBase, 'index.html'), home)
  await writeFile(join(rootUnderBase, '_headers'), '/repo/assets/*\n  X-Kind: asset\n')
  await writeFile(
    join(rootUnderBase, '_redirects'),
    '/repo/ua/* /repo/uk/blog/:splat 301\n/repo/app/* /repo/blog 200\n/repo/gone/* /repo/blog.html 404\n/repo/uk/* /repo/uk/404.html 404\n',
  )
  const serverWithBase = await startServer({ dir: rootUnderBase, port: 0 })
  try {
    expect(serverWithBase.url).toBe(`http://localhost:${serverWithBase.port}/repo/`)
    const askWithBase = (path: string) => ask(path, serverWithBase.port)
    expect(await askWithBase('/repo/')).toMatchObject({ status: 200, body: home })
    expect(await askWithBase('/repo/uk/nowhere')).toMatchObject({
      status: 404,
      body: 'Не знайдено',
    })
    expect(await askWithBase('/blog')).toMatchObject({ status: 404 })
    expect(await askWithBase('/repository')).toMatchObject({ status: 404 })
    expect((await askWithBase('/repo?x=1')).headers.location).toBe('/repo/?x=1')
    expect((await askWithBase('/repo/ua/a')).headers.location).toBe('/repo/uk/blog/a')
    expect(await askWithBase('/repo/app/x')).toMatchObject({ status: 200, body: 'Blog' })
    expect(await askWithBase('/repo/gone/x')).toMatchObject({ status: 404, body: 'Blog' })
    const asset = await askWithBase('/repo/assets/app-abc.js')
    expect(asset.headers['x-kind']).toBe('asset')
  } finally {
    await serverWithBase.close()
  }
})

test('a port in use is skipped', async () => {
  const { port } = server
  const next = await startServer({ dir, port })
  try {
    expect(next.port).toBeGreaterThan(port)
    expect(next.port).toBeLessThanOrEqual(port + 10)
  } finally {
    await next.close()
  }
})

test('a folder without a site is rejected with instructions', async () => {
  const empty = join(root, 'empty')
  await expect(startServer({ dir: empty, port: 0 })).rejects.toThrow(
    `There is no built site in "${empty}": run npm run build first.`,
  )
})

/** Requests an address from the server, or from another one by port. */
async function ask(path: string, port = server.port) {
  const answer = await askFor(`http://localhost:${port}${path}`)
  return { ...answer, body: answer.body.toString() }
}
