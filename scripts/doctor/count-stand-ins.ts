import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { findStandIns } from './find-stand-ins.ts'

/** How many samples, placeholder addresses and blanks `content/` still holds. */
export function countStandIns(): number {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ya?ml)$/.test(name))
    .flatMap((name) => {
      const file = join('content', name).replaceAll('\\', '/')
      return findStandIns(file, readFileSync(file, 'utf8'))
    }).length
}
