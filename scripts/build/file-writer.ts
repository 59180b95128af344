import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
