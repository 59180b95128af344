import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Days for which a kept file stays that nobody asks for: another process, or another branch, may. */
const KEPT_DAYS = 14

/** Deletes files and folders that a folder has kept for longer than two weeks and none of `used` names. */
export function forgetOld(folder: string, used: ReadonlySet<string>): void {
  const limit = Date.now() - KEPT_DAYS * 24 * 60 * 60 * 1000
  for (const name of readdirSync(folder)) {
    if (used.has(name)) continue
    const file = join(folder, name)
    // It may have been taken away, or have got its name, since the folder was read.
    const stats = statSync(file, { throwIfNoEntry: false })
    if (stats && stats.mtimeMs < limit) rmSync(file, { recursive: true, force: true })
  }
}
