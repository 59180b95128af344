/**
 * Walks the journeys of `tests/engines` over the made-up site in Firefox and WebKit, whichever of them is here or
 * can be installed; says in a sentence how to get the other.
 *
 *   tsx scripts/test/run-engines.ts [arguments of vitest]
 */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

import { ensureEngines } from '#scripts/find-engines.ts'

const { engines, missing } = await ensureEngines()
for (const sentence of missing) console.warn(sentence)
const files = (['firefox', 'webkit'] as const)
  .filter((name) => engines[name])
  .map((name) => `tests/engines/${name}.test.ts`)
if (files.length === 0) {
  process.exitCode = 1
} else {
  const vitest = resolve('node_modules/vitest/vitest.mjs')
  const { status } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'engines', ...files, ...process.argv.slice(2)],
    { stdio: 'inherit' },
  )
  process.exitCode = status ?? 1
}
