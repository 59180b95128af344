import { isUtf8 } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentFiles } from './content-files.ts'

/** Whether a file of `content/` holds words, by its name. */
function isText(file: string): boolean {
  return /\.(?:mdx|ya?ml)$/.test(file)
}

/** Text without a byte order mark and with line feeds alone: `'\uFEFFa\r\nb'` → `'a\nb'`. */
export function toPlainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/**
 * Writes the files of `content/` as git keeps them (`.gitattributes`): whoever edits on Windows need
 * not know of line ends, which contentlayer stumbles over. Files that are right are not touched, nor
 * those in another encoding, which would lose their letters and are told by the checks.
 * @returns the files that were written.
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
