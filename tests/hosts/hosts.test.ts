import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { parseRedirects } from '#scripts/serve/host-rules.ts'
import { FIXTURE_SITES } from '#scripts/test/fixture-site.ts'
import { testHost } from '#tests/support/host-contract.ts'
import { findHostProgram } from '#tests/support/host-program.ts'
import { startCaddy, startNginx } from '#tests/support/host-servers.ts'
import { demoSite } from '#tests/support/sites.ts'
import { vercelRoutes } from '#tests/support/vercel-routes.ts'

const programs = [
  {
    name: 'nginx',
    program: findHostProgram('nginx', 'nginx nginx-common'),
    start: startNginx,
  },
  { name: 'Caddy', program: findHostProgram('caddy', 'caddy'), start: startCaddy },
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

test('Vercel serves every page at its address, and redirects every moved one to its page', () => {
  const vercel = vercelRoutes(
    readFileSync(`${FIXTURE_SITES.demo.folder}/dist-hosts/vercel.json`, 'utf8'),
  )
  const { pages, fileFor, root, read } = demoSite()
  const redirected = pages.filter(({ path }) => vercel.redirectChain(path).length > 1)
  expect(redirected.map(({ path }) => path)).toEqual(['/edu/index.html'])
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
})
