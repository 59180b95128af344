/**
 * Runs the tests of `tests/engines` on the fixture site in Firefox and WebKit, if they are installed or can be
 * installed, and prints how to install a missing one.
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
