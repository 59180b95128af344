import { rename, rm } from 'node:fs/promises'

/** Folder that a build writes to until it has succeeded: `dist` → `dist-next`. */
export function nextTo(folder: string): string {
  return `${folder.replace(/[\\/]+$/, '')}-next`
}

/**
 * Puts a finished folder in the place of another, which is there until the moment it is replaced.
 * @throws with a sentence where the other cannot be moved, being the end of a mount.
 */
export async function replaceFolder(next: string, folder: string): Promise<void> {
  const previous = `${next}-previous`
  await rm(previous, { recursive: true, force: true })
  await rename(folder, previous).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EBUSY' || error.code === 'EXDEV') {
      throw new Error(
        `${folder} cannot be replaced by ${next}: it is mounted (allowed: to mount the folder that it lies in)`,
        { cause: error },
      )
    }
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
}
