import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const IMPORT = /\b(?:from|import)\s*\(?'((?:\.{1,2}|#src|#scripts)\/[^']+)'/g

/** What npm has installed, which is not what the lock file asks for between a pull and the next `npm ci`. */
export const INSTALLED = 'node_modules/.package-lock.json'

/**
 * What a result depends on beside its input: a hash of some files of ours, of all that those which are
 * modules import, and of the packages that are asked for and installed.
 */
export function fingerprint(...entries: string[]): string {
  const hash = createHash('sha256').update(process.version)
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file) || !existsSync(file)) return
    seen.add(file)
    const bytes = readFileSync(file)
    hash.update(bytes)
    for (const [, specifier = ''] of bytes.toString().matchAll(IMPORT)) {
      visit(
        specifier.startsWith('#') ? resolve(specifier.slice(1)) : join(dirname(file), specifier),
      )
    }
  }
  for (const entry of [...entries, 'package-lock.json', INSTALLED]) visit(resolve(entry))
  return hash.digest('hex').slice(0, 16)
}
