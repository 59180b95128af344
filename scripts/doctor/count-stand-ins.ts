import { join } from 'node:path'

import { contentFiles } from '#scripts/content/content-files.ts'
import { isText, readPlainText } from '#scripts/content/plain-text.ts'

import { findStandIns } from './find-stand-ins.ts'

/** How many samples, placeholder addresses and blanks `content/` still holds. */
export function countStandIns(root = '.'): number {
  return contentFiles(root)
    .filter(({ file }) => isText(file))
    .flatMap(({ file }) => findStandIns(file, readPlainText(join(root, file)))).length
}
