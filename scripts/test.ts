/**
 * Runs the checks of the project and ends with one line, "N passed, N failed".
 *
 *   tsx scripts/test.ts [check|content|test|full]
 *
 * check    types, lint, format, unused code, unit tests, content: no build, no browser content  checks to run
 * before publishing a change of content test     both of these, and end-to-end tests in Chromium full     slow
 * tests: hosts, other browser engines, axe on every page, edits of the owner
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBrowser } from './find-browser.ts'
import { findFreePort } from './find-free-port.ts'
import { countResults } from './test/count-results.ts'
import { runCommand } from './test/run-command.ts'
import { failed, type Result, runSuites } from './test/run-suites.ts'
import { type Mode, type Suite, SUITES } from './test/suites.ts'

const mode = (process.argv[2] ?? 'test') as Mode
const suites = SUITES.filter(({ modes }) => modes.includes(mode))
if (suites.length === 0) {
  console.error(`There is no mode "${mode}": use check, content, test or full.`)
  process.exit(2)
}
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const sums = await runSuites(suites, run, (line) => console.log(line))
if (mode === 'test') for (const line of uncovered()) console.log(line)
console.log(`${sums.passed} passed, ${sums.failed} failed`)
process.exitCode = sums.failed > 0 ? 1 : 0

async function run(suite: Suite): Promise<Result> {
  const report = join(reports, `${suite.name}.json`)
  const args =
    suite.report === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : []
  try {
    const browser = suite.browser && {
      CHROME_PATH: await ensureBrowser(),
      E2E_PORT: String(await findFreePort()),
    }
    const { exitCode, output, timedOut } = await runCommand([...suite.command, ...args], {
      env: { ...suite.env, ...browser, E2E_REPORT: report },
      timeout: suite.minutes * 60_000,
    })
    if (timedOut) return failed(`stopped after ${suite.minutes} minutes`, output)
    if (!suite.report) {
      return exitCode === 0
        ? { passed: 1, failed: 0, skipped: 0 }
        : failed(`it ended with code ${exitCode}`, output)
    }
    const count = countResults(suite.report, readReport(report))
    if (!count) return failed('it wrote no report', output)
    if (count.passed + count.failed === 0) return failed('it ran no test', output)
    if (exitCode !== 0 && count.failed === 0) {
      return { ...count, ...failed(`it ended with code ${exitCode}`, output) }
    }
    return { ...count, output }
  } catch (error) {
    return failed(error instanceof Error ? error.message : String(error))
  }
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Suites of `test:full` that cover files changed since the last commit on main. */
function uncovered(): string[] {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout ?? ''
  const changed = [git('diff', '--name-only', 'HEAD'), git('diff', '--name-only', 'HEAD~1', 'HEAD')]
    .join('\n')
    .split('\n')
  return SUITES.flatMap(({ name, covers = [] }) => {
    const path = changed.find((file) => covers.some((prefix) => file.startsWith(prefix)))
    return path ? [`note: ${path} has changed; "${name}" runs in npm run test:full alone`] : []
  })
}
