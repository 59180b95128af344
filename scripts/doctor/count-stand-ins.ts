import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findStandIns } from './find-stand-ins.ts'

/** How many samples, placeholder addresses and blanks `content/` still holds. */
export async function countStandIns(): Promise<number> {
  const names = await readdir('content', { recursive: true })
  const files = names.filter((name) => /\.(?:mdx|ya?ml)$/.test(name))
  const counts = await Promise.all(
    files.map(async (name) => {
      const file = join('content', name).replaceAll('\\', '/')
      return findStandIns(file, await readFile(file, 'utf8')).length
    }),
  )
  return counts.reduce((sum, one) => sum + one, 0)
}
