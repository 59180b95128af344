import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const FOLDER = 'tests/faults'

const fits = (...names: string[]) => {
  const paths = names.map((name) => `${FOLDER}/${name}`)
  try {
    execFileSync('git', ['apply', '--check', '-C1', '--recount', ...paths], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

test('every seeded fault still fits the code', () => {
  const patches = readdirSync(FOLDER).filter((name) => name.endsWith('.patch'))
  expect(patches.length).toBeGreaterThanOrEqual(40)
  // One process checks all patches; they are checked one by one only if that fails.
  expect(fits(...patches) ? [] : patches.filter((name) => !fits(name))).toEqual([])
})
