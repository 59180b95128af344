import { copyFileSync, linkSync } from 'node:fs'

/** Puts a kept file at a path: a second name of it where the system can, which copies nothing. */
export function placeFile(kept: string, path: string): void {
  try {
    linkSync(kept, path)
  } catch {
    copyFileSync(kept, path)
  }
}
