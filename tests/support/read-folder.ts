import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** All texts of a folder in one, of the files whose paths below it fit. */
export function readFolder(folder: string, paths = /./): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx?|yaml|txt)$/.test(file) && paths.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}
