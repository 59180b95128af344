import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * The file of a path as the disk has it: a Mac writes `й` as two signs, and both names look the same. Nothing
 * where there is none.
 */
export function findFile(path: string): string | undefined {
  if (existsSync(path)) return path
  return findBeside(path, (name) => name.normalize('NFC'))
}

/** A file whose name differs from a path's in small and capital letters alone, or in how it is composed. */
export function findLookalike(path: string): string | undefined {
  const file = findBeside(path, (name) => name.normalize('NFC').toLowerCase())
  return file && basename(file)
}

function findBeside(path: string, shown: (name: string) => string): string | undefined {
  const folder = dirname(path)
  if (!existsSync(folder)) return undefined
  const wanted = shown(basename(path))
  const name = readdirSync(folder).find((one) => shown(one) === wanted)
  return name === undefined ? undefined : join(folder, name)
}
