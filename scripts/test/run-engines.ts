/**
 * Runs the tests of `tests/engines` on the fixture site in the installed ones of Firefox and WebKit, and prints how to
 * install a missing one.
 *
 *   tsx scripts/test/run-engines.ts [arguments of vitest]
 */
import { spawnSync } from 'node:child_process'

import { findEngines } from '#scripts/find-engines.ts'

const INSTRUCTIONS = {
  firefox:
    'Firefox was not found: install it (on Debian "apt-get install firefox-esr", or set FIREFOX_PATH to a Firefox).',
  webkit:
    'WebKit was not found: install it (on Debian "apt-get install webkit2gtk-driver xvfb", which other systems do not have).',
}

const engines = findEngines()
const names = ['firefox', 'webkit'] as const
for (const name of names) if (!engines[name]) console.warn(INSTRUCTIONS[name])
const files = names.filter((name) => engines[name]).map((name) => `tests/engines/${name}.test.ts`)
if (files.length === 0) process.exit(1)
const { status } = spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'engines', ...files, ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
