import { copyFileSync, linkSync, renameSync, writeFileSync } from 'node:fs'

/** Writes a file that is kept for later builds: under its name it is whole, whoever looks meanwhile. */
export function keepFile(path: string, content: string | Uint8Array): void {
  const making = `${path}-${process.hrtime.bigint()}`
  writeFileSync(making, content)
  renameSync(making, path)
}

/**
 * Puts a kept file at a path: a second name of it where the system can, which is ten times as fast as a copy.
 * Whoever changes the file at that path in place changes what is kept.
 */
export function placeFile(kept: string, path: string): void {
  try {
    linkSync(kept, path)
  } catch {
    copyFileSync(kept, path)
  }
}
