import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { readPlainText } from '#scripts/content/plain-text.ts'

import { findStandIns } from './find-stand-ins.ts'

/** How many samples, placeholder addresses and blanks `content/` still holds. */
export function countStandIns(root = '.'): number {
  return readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|ya?ml)$/.test(name))
    .flatMap((name) => {
      const file = join('content', name).replaceAll('\\', '/')
      return findStandIns(file, readPlainText(join(root, file)))
    }).length
}
