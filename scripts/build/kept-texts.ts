import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'
import { keepFile } from '#scripts/lib/place-file.ts'

/** Texts that a build has made, kept for the next one by a hash of all that they are made of. */
export interface KeptTexts {
  /** The text of some sources: the kept one, or what `make` makes of them now. */
  get(sources: unknown, make: () => string | Promise<string>): Promise<string>
  /** Deletes what nobody has asked for. */
  forgetRest(): void
}

/**
 * Opens the texts that are kept in a folder. They are small and many: read one after another, none waits
 * for the pictures that are drawn at the same time.
 */
export function openKeptTexts(folder: string): KeptTexts {
  const used = new Set<string>()
  mkdirSync(folder, { recursive: true })
  const before = new Set(readdirSync(folder))
  return {
    get: async (sources, make) => {
      const name = hashOf(JSON.stringify(sources))
      used.add(name)
      const file = join(folder, name)
      if (before.has(name)) return readFileSync(file, 'utf8')
      const text = await make()
      keepFile(file, text)
      return text
    },
    forgetRest: () => {
      for (const name of before) if (!used.has(name)) rmSync(join(folder, name))
    },
  }
}
