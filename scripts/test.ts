/**
 * Runs the checks of the project and ends with one line, "N passed, N failed".
 *
 *   tsx scripts/test.ts [check|content|test|full]
 *
 * check    types, lint, format, unused code, unit tests, content: no build, no browser
 * content  what must pass before a change of content is published
 * test     all of both, and journeys in Chromium
 * full     what is too slow for every change: hosts, engines, accessibility of every page, owner edits
 */
import { spawnSync } from 'node:child_process'

import { ensureBrowser } from './find-browser.ts'
import { findFreePort } from './find-free-port.ts'
import { runCommand } from './test/run-command.ts'
import { countResults, failed, type Result, runSuites } from './test/run-suites.ts'
import { type Mode, type Suite, SUITES } from './test/suites.ts'

const mode = (process.argv[2] ?? 'test') as Mode
const suites = SUITES.filter(({ modes }) => modes.includes(mode))
if (suites.length === 0) {
  console.error(`There is no mode "${mode}": use check, content, test or full.`)
  process.exit(2)
}
const totals = await runSuites(suites, run, (line) => console.log(line))
if (mode === 'test') for (const line of uncoveredChanges()) console.log(line)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0

async function run({ command, counts, env, minutes }: Suite): Promise<Result> {
  try {
    const browser = command[0] === 'playwright' && {
      CHROME_PATH: await ensureBrowser(),
      E2E_PORT: String(await findFreePort()),
    }
    const { exitCode, output, timedOut } = await runCommand(command, {
      env: { NO_COLOR: '1', ...env, ...browser },
      timeout: minutes * 60_000,
    })
    if (timedOut) return failed(`stopped after ${minutes} minutes`, output)
    const result = counts ? countResults(output) : { passed: 1, failed: 0, skipped: 0 }
    if (result.failed > 0) return { ...result, output }
    if (exitCode !== 0) return failed(`exit code ${exitCode}`, output)
    return result.passed === 0 ? failed('no test was run', output) : result
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

/** Suites of `test:full` that cover files changed since the last commit but one. */
function uncoveredChanges(): string[] {
  const { stdout } = spawnSync('git', ['diff', '--name-only', 'HEAD~1'], { encoding: 'utf8' })
  const changed = (stdout ?? '').split('\n')
  return SUITES.flatMap(({ name, covers = [] }) => {
    const path = changed.find((file) => covers.some((prefix) => file.startsWith(prefix)))
    return path ? [`note: ${path} has changed; "${name}" runs in npm run test:full only`] : []
  })
}
