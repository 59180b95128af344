import { renameSync, writeFileSync } from 'node:fs'

/** Writes a cache file atomically. */
export function keepFile(path: string, content: string | Uint8Array): void {
  const making = `${path}-${process.hrtime.bigint()}`
  writeFileSync(making, content)
  renameSync(making, path)
}
