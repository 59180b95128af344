import { readFile } from 'node:fs/promises'

import { createContentReader } from '../content/read-content.ts'
import { findStandIns } from './find-stand-ins.ts'

/** How many samples, placeholder addresses and blanks `content/` still holds. */
export async function countStandIns(): Promise<number> {
  const files = await createContentReader()()
  const counts = await Promise.all(
    files.map(async ({ file }) => findStandIns(file, await readFile(file, 'utf8')).length),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}
