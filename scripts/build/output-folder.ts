import { mkdirSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Temporary output folder of a running build: `dist` → `dist-next`. */
export function getTemporaryFolder(folder: string): string {
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
        `${folder} cannot be replaced by ${next}: it is a mount point (mount its parent folder instead)`,
        { cause: error },
      )
    }
    if (error.code !== 'ENOENT') throw error
  })
  await rename(next, folder)
  await rm(previous, { recursive: true, force: true })
}

export type WriteFile = (file: string, text: string | Uint8Array) => void

/** Writes files into a folder by their paths in it. */
export function createFileWriter(folder: string): WriteFile {
  // Synchronous, because thousands of small asynchronous writes would queue behind picture encoding.
  return (file, text) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
