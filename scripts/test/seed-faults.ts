/**
 * Applies one fault at a time to a copy of the project and reports which suite detects it.
 *
 *   tsx scripts/test/seed-faults.ts [name …]
 *
 * A fault is a patch in `tests/faults/`. The lines before its diff describe the fault, and may name end-to-end
 * tests to run first: "Journeys: courses.spec.ts". Suites run from the fastest to the slowest. The first failed
 * test is printed, which shows whether it failed because of the fault.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

import { ensureBrowser } from '#scripts/find-browser.ts'
import { findFreePort } from '#scripts/find-free-port.ts'

import { copyProject } from './copy-project.ts'
import { type CommandResult, runCommand } from './run-command.ts'

const FOLDER = 'tests/faults'
const MINUTES = 60_000

const requestedNames = process.argv.slice(2)
const names = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.patch'))
  .map((name) => name.replace(/\.patch$/, ''))
  .filter((name) => requestedNames.length === 0 || requestedNames.includes(name))
  .toSorted()

const root = mkdtempSync(join(tmpdir(), 'seeded-faults-'))
process.once('exit', () => rmSync(root, { recursive: true, force: true }))
copyProject(root, { warm: true })
// Unit tests need the route tree, which a build generates.
await run(['tsx', 'scripts/generate-routes.ts'])

const undetected: string[] = []
for (const name of names) {
  const patch = resolve(FOLDER, `${name}.patch`)
  apply(patch)
  const suite = await catchFault(readFileSync(patch, 'utf8'))
  apply(patch, '--reverse')
  if (suite === undefined) undetected.push(name)
  console.log(`${name}: ${suite ?? 'MISSED'}`)
}
console.log(`${names.length - undetected.length} of ${names.length} faults caught`)
process.exitCode = undetected.length > 0 ? 1 : 0

/** Finds the first suite that fails with the fault. */
async function catchFault(patch: string): Promise<string | undefined> {
  const changed = [...patch.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)
  const journeys = /^Journeys: (.+)$/m.exec(patch)?.[1]?.split(', ') ?? []
  const steps: [suite: string, attempt: () => Promise<CommandResult>][] = [
    [
      'unit tests',
      () =>
        run(['vitest', 'related', '--run', '--project', 'fast', '--passWithNoTests', ...changed]),
    ],
    ['types', () => run(['oxlint', '--type-check', ...changed])],
    ['build of the fixture site', () => run(['tsx', 'scripts/test/build-fixture-site.ts'])],
    ['built fixture site', () => run(['vitest', 'run', '--project', 'site', '--bail', '1'])],
    ['journeys', () => runJourneys('--grep-invert', '@nightly', ...journeys)],
    ['journeys', () => runJourneys('--grep-invert', '@nightly')],
    ['nightly journeys', () => runJourneys('--grep', '@nightly')],
  ]
  for (const [suite, attempt] of steps) {
    const { exitCode, output } = await attempt()
    if (exitCode !== 0) return `${suite}, ${firstFailure(output)}`
  }
  return undefined
}

/** First failed test in the output of a runner, or the last line of a command without tests. */
function firstFailure(output: string): string {
  const text = stripVTControlCharacters(output).trim()
  const [, test] = /(?:FAIL {2}|^ {2}1\) )(.+)$/m.exec(text) ?? []
  return test?.trim() ?? text.slice(text.lastIndexOf('\n') + 1)
}

async function runJourneys(...options: string[]): Promise<CommandResult> {
  return run(
    [
      'playwright',
      'test',
      '-c',
      'tests/e2e/playwright.config.ts',
      '--max-failures',
      '1',
      ...options,
    ],
    { CHROME_PATH: await ensureBrowser(), E2E_PORT: String(await findFreePort()) },
  )
}

function run(
  command: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv = {},
): Promise<CommandResult> {
  return runCommand(command, { cwd: root, env, timeout: 15 * MINUTES })
}

/** Applies a patch even if its lines have moved; throws if it no longer applies. */
function apply(patch: string, ...options: string[]): void {
  execFileSync('git', ['apply', '-C1', '--recount', ...options, patch], { cwd: root })
}
