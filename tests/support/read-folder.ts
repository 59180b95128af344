import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Concatenates the texts of all files in a folder whose paths match. */
export function readFolder(folder: string, paths = /./): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx?|yaml|txt)$/.test(file) && paths.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
