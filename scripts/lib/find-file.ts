import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Finds a file in either Unicode normalization: macOS decomposes `й` into two characters. `undefined`
 * if it does not exist.
 */
export function findFile(path: string): string | undefined {
  if (existsSync(path)) return path
  return findSibling(path, (name) => name.normalize('NFC'))
}

/** Finds a file whose name differs only in case or normalization. */
export function findLookalike(path: string): string | undefined {
  const file = findSibling(path, (name) => name.normalize('NFC').toLowerCase())
  return file && basename(file)
}

function findSibling(path: string, normalize: (name: string) => string): string | undefined {
  const folder = dirname(path)
  if (!existsSync(folder)) return undefined
  const expectedName = normalize(basename(path))
  const name = readdirSync(folder).find((entry) => normalize(entry) === expectedName)
  return name === undefined ? undefined : join(folder, name)
}
