import { renameSync, writeFileSync } from 'node:fs'

/** Writes a file that is kept for later builds: under its name it is always whole. */
export function keepFile(path: string, content: string | Uint8Array): void {
  const making = `${path}-${process.hrtime.bigint()}`
  writeFileSync(making, content)
  renameSync(making, path)
}
