import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

const FOLDER = 'tests/faults'

test.each(readdirSync(FOLDER))('the seeded fault %s still fits the code', (name) => {
  const apply = ['apply', '--check', '-C1', '--recount', `${FOLDER}/${name}`]
  expect(() => execFileSync('git', apply, { stdio: 'pipe' })).not.toThrow()
})
