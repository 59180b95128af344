/**
 * Builds the fixture site: into `.cache/fixture-site/dist` as a demonstration, and into
 * `.cache/fixture-site-published/dist` under https://example.org/site.
 *
 *   tsx scripts/test/build-fixture-site.ts [--demo | --published]
 *
 * With an option only that site is built.
 */
import { parseArgs } from 'node:util'

import { buildFixtureSite, FIXTURE_SITES } from './fixture-site.ts'

try {
  const { values } = parseArgs({
    options: { demo: { type: 'boolean' }, published: { type: 'boolean' } },
  })
  const isAll = !values.demo && !values.published
  for (const name of ['demo', 'published'] as const) {
    if (!isAll && !values[name]) continue
    const start = performance.now()
    await buildFixtureSite(name)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${FIXTURE_SITES[name].folder}/dist was built in ${seconds} s.`)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
