/**
 * Builds the made-up site of the tests into `.cache/fixture-site/dist`.
 *
 *   tsx scripts/test/build-fixture-site.ts [--published]
 *
 * --published builds it under https://example.org/site into `.cache/fixture-site-published/dist`.
 */
import { parseArgs } from 'node:util'

import { buildFixtureSite, FIXTURE_SITES } from './fixture-site.ts'

try {
  const { values } = parseArgs({ options: { published: { type: 'boolean', default: false } } })
  const name = values.published ? 'published' : 'demo'
  const start = performance.now()
  await buildFixtureSite(name)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${FIXTURE_SITES[name].folder}/dist was built in ${seconds} s.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
