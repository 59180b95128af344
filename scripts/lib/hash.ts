import { createHash } from 'node:crypto'
import { renameSync, writeFileSync } from 'node:fs'

/** Hash of inputs for cache names: 24 hexadecimal digits of SHA-256. */
export function getHash(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 24)
}

/** Writes a cache file atomically. */
export function writeCacheFile(path: string, content: string | Uint8Array): void {
  const temporary = `${path}-${process.hrtime.bigint()}`
  writeFileSync(temporary, content)
  renameSync(temporary, path)
}
