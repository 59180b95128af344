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
const env = { CHROME_PATH: ensureBrowser(), E2E_PORT: String(await findFreePort()) }

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
await run('tsx scripts/generate-routes.ts')

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
  const changed = Array.from(patch.matchAll(/^\+\+\+ b\/(.+)$/gm), ([, file = '']) => file).join(
    ' ',
  )
  const [, likely] = /^Journeys: (.+)$/m.exec(patch) ?? []
  const journeys = 'playwright test -c tests/e2e/playwright.config.ts --max-failures 1'
  const suites = {
    'unit tests': `vitest related --run --project fast --passWithNoTests ${changed}`,
    types: `oxlint --type-check ${changed}`,
    'build of the fixture site': 'tsx scripts/test/build-fixture-site.ts',
    'built fixture site': 'vitest run --project site --bail 1',
    ...(likely && { 'likely journeys': `${journeys} ${likely.replaceAll(',', '')}` }),
    journeys: `${journeys} --grep-invert @nightly`,
    'nightly journeys': `${journeys} --grep @nightly`,
  }
  for (const [suite, command] of Object.entries(suites)) {
    const { exitCode, output } = await run(command)
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

function run(command: string): Promise<CommandResult> {
  return runCommand(command, { cwd: root, env })
}

/** Applies a patch even if its lines have moved; throws if it no longer applies. */
function apply(patch: string, ...options: string[]): void {
  execFileSync('git', ['apply', '-C1', '--recount', ...options, patch], { cwd: root })
}
