import { isUtf8 } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentFiles } from './content-files.ts'

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
  const texts = contentFiles(root).filter(({ file }) => /\.(?:mdx|ya?ml)$/.test(file))
  return texts.flatMap(({ file }) => {
    const path = join(root, file)
    const bytes = readFileSync(path)
    const plain = toPlainText(bytes.toString('utf8'))
    if (!isUtf8(bytes) || bytes.equals(Buffer.from(plain))) return []
    writeFileSync(path, plain)
    return [path]
  })
}
