import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import { startThread } from './in-thread.ts'
import { isCode, type PackTask, qualityOf } from './pack-file.ts'

/** What the last build has compressed, by a hash of its content. */
const CACHE = '.cache/compressed'

/** Threads that pack side by side. */
const LANES = Math.min(2, availableParallelism())

/**
 * Writes a `.br` and a `.gz` beside text files of a folder, for hosts that serve them as they are; from a thousand
 * pages on, beside scripts and styles alone. Other threads do it while the rest of the output is made.
 */
export function createPacker(
  folder: string,
  { cache = CACHE, code }: { cache?: string; code?: string } = {},
) {
  mkdirSync(cache, { recursive: true })
  const kept = readdirSync(cache)
  const files = new Set<string>()
  const lanes = Array.from({ length: LANES }, () =>
    startThread<PackTask, string[]>('pack-thread', { cache }, code),
  )
  let pages = 0

  const add = (file: string, from?: string): void => {
    const quality = qualityOf(file, folder, pages)
    if (files.has(file) || (!from && quality === undefined)) return
    lanes[files.size % LANES]?.send({ file, from, quality })
    files.add(file)
  }

  const addAll = (isMeant: (file: string) => boolean): void => {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name)
      if (entry.isFile() && isMeant(file)) add(file)
    }
  }
  const isScript = (file: string) => file.endsWith('.js')

  return {
    /** Packs the scripts that have been bundled: in them nothing changes, and they are packed alike in every site. */
    addCode: () => addAll((file) => isScript(file) && isCode(file, folder)),
    /** Says how many pages there will be, which decides how all else is packed, and packs the files of the blog. */
    expect(count: number): void {
      pages = count
      addAll(isScript)
    },
    /** Packs a file that will stay as it is: one that is written, or is yet to be copied `from` elsewhere. */
    add,
    /** Packs all other files of the folder, and waits for the last. */
    async finish(): Promise<void> {
      addAll(() => true)
      const used = new Set((await Promise.all(lanes.map((lane) => lane.finish()))).flat())
      for (const name of kept) if (!used.has(name)) rmSync(join(cache, name))
    },
  }
}
