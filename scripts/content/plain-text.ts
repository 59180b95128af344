import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const TEXT = /\.(?:mdx|ya?ml)$/

/** Text without a byte order mark and with line feeds alone: `'\uFEFFa\r\nb'` → `'a\nb'`. */
export function toPlainText(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
}

/**
 * Writes the files of `content/` as git keeps them (`.gitattributes`): whoever edits on Windows need
 * not know of line ends, which contentlayer stumbles over. Files that are right are not touched;
 * that all of them are UTF-8 has been checked before.
 * @returns the files that were written.
 */
export async function keepPlainText(root = '.'): Promise<string[]> {
  const folder = join(root, 'content')
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const written = await Promise.all(
    entries
      .filter((entry) => entry.isFile() && TEXT.test(entry.name))
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name)
        const bytes = await readFile(path)
        if (!bytes.includes('\r') && !(bytes[0] === 0xef && bytes[1] === 0xbb)) return []
        await writeFile(path, toPlainText(bytes.toString('utf8')))
        return [path]
      }),
  )
  return written.flat()
}
