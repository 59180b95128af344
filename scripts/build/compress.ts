import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { startThread } from './in-thread.ts'
import { isPacked, type PackSettings, type PackTask } from './pack-file.ts'

/** What the last build has compressed, by a hash of its content. */
const CACHE = '.cache/compressed'

/** Threads that pack side by side. */
const LANES = Math.min(2, availableParallelism())

/**
 * Writes a `.br` and a `.gz` beside text files of a folder, for hosts that serve them as they are; from a thousand
 * pages on, beside scripts and styles alone. Other threads do it while pages are still rendered. `pages` is how many
 * there will be.
 */
export function createPacker(
  folder: string,
  pages: number,
  { cache = CACHE, code }: { cache?: string; code?: string } = {},
) {
  mkdirSync(cache, { recursive: true })
  const kept = readdirSync(cache)
  const files = new Set<string>()
  const settings: PackSettings = { folder, pages, cache }
  const lanes = Array.from({ length: LANES }, () =>
    startThread<PackTask, string[]>('pack-thread', settings, code),
  )

  const add = (file: string, from?: string): void => {
    if (files.has(file) || (!from && !isPacked(file, settings))) return
    lanes[files.size % LANES]?.send({ file, from })
    files.add(file)
  }

  const addAll = (names: RegExp): void => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (entry.isFile() && names.test(entry.name)) add(join(entry.parentPath, entry.name))
    }
  }

  return {
    /** Packs a file that will stay as it is: one that is written, or is yet to be copied `from` elsewhere. */
    add,
    /** Packs the scripts that are there: nothing changes in them once they are bundled. */
    addScripts: () => addAll(/\.js$/),
    /** Packs all other files of the folder, and waits for the last. */
    async finish(): Promise<void> {
      addAll(/./)
      const used = new Set((await Promise.all(lanes.map((lane) => lane.finish()))).flat())
      for (const name of kept) if (!used.has(name)) rmSync(join(cache, name))
    },
  }
}
