import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { parseRedirects } from '#scripts/serve/host-rules.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'
import { testHost, TEXTS } from '#tests/support/host-contract.ts'
import { findHostProgram } from '#tests/support/host-program.ts'
import { startCaddy, startNginx } from '#tests/support/host-servers.ts'
import { demoSite } from '#tests/support/sites.ts'
import { vercelRoutes } from '#tests/support/vercel-routes.ts'

const programs = [
  {
    name: 'nginx',
    program: await findHostProgram('nginx', ['nginx', 'nginx-common']),
    start: startNginx,
  },
  { name: 'Caddy', program: await findHostProgram('caddy', ['caddy']), start: startCaddy },
]
for (const { name, program } of programs) {
  if (!program)
    process.stderr.write(
      `${name} is not here and cannot be fetched: its rules were checked as text alone.\n`,
    )
}
const hosts = programs.flatMap(({ name, program, start }) =>
  program ? [{ name, start: () => start(program) }] : [],
)

describe.each(hosts)('$name', ({ start }) => {
  testHost(start)
})

describe("Vercel's own route resolution", () => {
  const vercel = vercelRoutes(
    readFileSync(`${FIXTURE_SITES.demo.folder}/dist-hosts/vercel.json`, 'utf8'),
  )

  test('every page is served at its address', () => {
    const redirected = demoSite().pages.filter(({ path }) => vercel.redirectChain(path).length > 1)
    expect(redirected.map(({ path }) => path)).toEqual(['/edu/index.html'])
  })

  test('every moved address redirects to its page', () => {
    const { fileFor, root, read } = demoSite()
    const mismatches = parseRedirects(read('_redirects'))
      .filter(({ status }) => status > 300 && status < 400)
      .map(({ from, to }) => ({
        from,
        to,
        end: vercel.redirectChain(from.replace('*', 'x/y')).at(-1) ?? '',
      }))
      .filter(({ to, end }) => !fileFor(to, root) || fileFor(end, root) !== fileFor(to, root))
      .map(({ from, end }) => `${from} leads to ${end}`)
    expect(mismatches).toEqual([])
    for (const path of ['/edu', '/edu/', '/edu/index.html', '/edu/anything', '/uk/edu/x/y']) {
      expect(vercel.redirectChain(path).at(-1), path).toBe('/edu')
    }
  })

  test('an address that contains a redirected substring leads to its target', () => {
    const mismatches = Object.entries(TEXTS)
      // Vercel matches case-sensitively; the not-found page redirects the other spellings.
      .filter(([from]) => from === from.toLowerCase())
      .filter(([from, to]) => vercel.redirectChain(from).at(-1) !== to)
    expect(mismatches).toEqual([])
  })

  test('a file gets one value of each header', () => {
    const mismatches = demoSite().files.flatMap((file) => {
      const count = (name: string) => vercel.headerFor(`/${file}`, name).length
      const always = ['Cache-Control', 'Content-Security-Policy', 'X-Content-Type-Options']
      const sometimes = ['Content-Type', 'X-Robots-Tag']
      const isRight =
        always.every((name) => count(name) === 1) && sometimes.every((name) => count(name) < 2)
      return isRight ? [] : [file]
    })
    expect(mismatches).toEqual([])
    expect(vercel.headerFor('/uk/blog/kitchen-sink.md', 'X-Robots-Tag')).toEqual(['noindex'])
    expect(vercel.headerFor('/uk/blog/kitchen-sink.md', 'Content-Type')).toEqual([
      'text/markdown; charset=utf-8',
    ])
  })
})
