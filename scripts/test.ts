/**
 * Runs every check of the project and ends with one line, "N passed, N failed".
 *
 *   tsx scripts/test.ts [--fast]
 *
 * --fast leaves out what needs a build or a browser.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { ensureBrowser } from './find-browser.ts'
import { findFreePort } from './find-free-port.ts'
import { runCommand } from './test/run-command.ts'
import { runSuites, type Ending } from './test/run-suites.ts'
import { SUITES, type Suite } from './test/suites.ts'

const { values } = parseArgs({ options: { fast: { type: 'boolean', default: false } } })
const reports = mkdtempSync(join(tmpdir(), 'test-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

const { passed, failed } = await runSuites(
  SUITES.filter(({ fast }) => fast || !values.fast),
  { run, print: (text) => process.stdout.write(text), now: () => performance.now() },
)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function run(suite: Suite): Promise<Ending> {
  const report = join(reports, `${suite.name}.json`)
  const [program, ...args] = suite.command
  const reportArgs =
    suite.kind === 'vitest'
      ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      : []
  const browser: Record<string, string> = suite.browser
    ? {
        CHROME_PATH: await ensureBrowser(),
        E2E_PORT: String(await findFreePort()),
        E2E_REPORT: report,
      }
    : {}
  const ending = await runCommand([program, ...args, ...reportArgs], {
    env: { ...suite.env, ...browser },
    timeout: suite.minutes * 60_000,
  })
  return { ...ending, report: readReport(report) }
}

function readReport(path: string): unknown {
  if (!existsSync(path)) return undefined
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
