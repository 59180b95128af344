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

let hasFailed = false
for (const [index, { name, edit }] of edits.entries()) {
  const isBuilt = (index + 1) % EDITS_PER_BUILD === 0 || index === edits.length - 1
  edit(root)
  await check(name, isBuilt ? 'tsx scripts/test.ts content' : 'tsx scripts/check-content.ts')
}
// Unit and end-to-end tests use the fixture site, so running the unit tests once covers all edits.
if (requestedEdit === undefined) await check('all edits', 'vitest run --project fast')
process.exitCode = hasFailed ? 1 : 0

async function check(edit: string, command: string): Promise<void> {
  const start = performance.now()
  const { exitCode, output } = await runCommand(command, { cwd: root })
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.log(`${exitCode === 0 ? 'passed' : 'failed'}  ${edit}: ${command} (${seconds} s)`)
  if (exitCode === 0) return
  hasFailed = true
  console.log(output)
}
