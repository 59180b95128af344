import { isUtf8 } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentFiles } from './content-files.ts'

/** Whether a file of `content/` is a text file, by its name. */
function isText(file: string): boolean {
  return /\.(?:mdx|ya?ml)$/.test(file)
}

/** Text without a byte order mark and with line feeds only: `'\uFEFFa\r\nb'` → `'a\nb'`. */
export function toPlainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/**
 * Normalizes line ends in `content/` like git (`.gitattributes`), because contentlayer does not
 * handle those of Windows. Correct files are not touched, nor
 * those in another encoding, which are reported by the checks.
 * @returns the changed files.
 */
export function keepPlainText(root = '.'): string[] {
  return contentFiles(root).flatMap(({ file }) => {
    if (!isText(file)) return []
    const path = join(root, file)
    const bytes = readFileSync(path)
    if (!bytes.includes('\r') && !(bytes[0] === 0xef && bytes[1] === 0xbb)) return []
    if (!isUtf8(bytes)) return []
    writeFileSync(path, toPlainText(bytes.toString('utf8')))
    return [path]
  })
}
