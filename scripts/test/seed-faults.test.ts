import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const FOLDER = 'tests/faults'

test('every seeded fault still fits the code', () => {
  const patches = readdirSync(FOLDER).filter((name) => name.endsWith('.patch'))
  const misfits = patches.filter((name) => {
    try {
      execFileSync('git', ['apply', '--check', '-C1', '--recount', `${FOLDER}/${name}`], {
        stdio: 'ignore',
      })
      return false
    } catch {
      return true
    }
  })
  expect(patches.length).toBeGreaterThanOrEqual(40)
  expect(misfits).toEqual([])
})
