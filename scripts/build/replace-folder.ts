import { rename, rm } from 'node:fs/promises'

/** Temporary output folder of a running build: `dist` → `dist-next`. */
export function nextTo(folder: string): string {
  return `${folder.replace(/[\\/]+$/, '')}-next`
}

/**
 * Replaces a folder with a finished one; the old folder is served until then.
 * @throws if the old folder cannot be moved because it is a mount point.
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
