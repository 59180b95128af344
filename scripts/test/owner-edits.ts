/**
 * Applies ordinary edits of `content/`, one after another, in a copy of the project and runs the checks after
 * each, because an edit by the owner must not require a change of code or tests.
 *
 *   tsx scripts/test/owner-edits.ts [name]
 *
 * With a name only that edit is applied. After every edit the site is built and tested.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { copyProject } from './copy-project.ts'
import { OWNER_EDITS } from './owner-edits/edits.ts'
import { runCommand } from './run-command.ts'

const requestedEdit = process.argv[2]
const edits = OWNER_EDITS.filter(
  ({ name }) => requestedEdit === undefined || name === requestedEdit,
)
if (edits.length === 0) {
  console.error(
    `There is no edit "${requestedEdit}" (known: ${OWNER_EDITS.map((edit) => edit.name).join(', ')})`,
  )
  process.exit(2)
}

const root = mkdtempSync(join(tmpdir(), 'owner-edits-'))
process.once('exit', () => rmSync(root, { recursive: true, force: true }))
copyProject(root, { warm: true })

/** Edits between two builds of the site; the edits add up, so each one is built in the end. */
const EDITS_PER_BUILD = 4

let failures = 0
for (const [index, { name, edit }] of edits.entries()) {
  const isBuilt = (index + 1) % EDITS_PER_BUILD === 0 || index === edits.length - 1
  const start = performance.now()
  let problem: string | undefined
  try {
    edit(root)
    const command = isBuilt ? ['scripts/test.ts', 'content'] : ['scripts/check-content.ts']
    const { exitCode, output } = await runCommand(['tsx', ...command], {
      cwd: root,
      timeout: 10 * 60_000,
    })
    if (exitCode !== 0) problem = output
  } catch (error) {
    problem = error instanceof Error ? error.message : String(error)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  const scope = isBuilt ? 'site built' : 'content checked'
  console.log(`${problem === undefined ? 'passed' : 'failed'}  ${name}: ${scope} (${seconds} s)`)
  if (problem !== undefined) {
    failures += 1
    console.log(problem)
  }
}
// Unit and end-to-end tests use the fixture site, so running the unit tests once covers all edits.
if (requestedEdit === undefined) {
  const { exitCode, output } = await runCommand(['vitest', 'run', '--project', 'fast'], {
    cwd: root,
    timeout: 10 * 60_000,
  })
  console.log(`${exitCode === 0 ? 'passed' : 'failed'}  unit tests over the edited project`)
  if (exitCode !== 0) {
    failures += 1
    console.log(output)
  }
}
process.exitCode = failures > 0 ? 1 : 0
