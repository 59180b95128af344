import { isModuleIndex } from '#src/lib/module-count.ts'

import { createPersistentStore } from './persistent-store.ts'

/** Indexes of the finished modules of the course, from 0, as a list: `[0,1]`. */
export const completedModules = createPersistentStore<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => parseModules(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
  merge: (own, stored) => parseModules([...own, ...stored]) ?? own,
})

/**
 * Parses a list of module indexes, without duplicates and up to the first gap: modules are completed in
 * order. `undefined` if the value is not a list of indexes.
 */
export function parseModules(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const indexes = [...new Set(value.filter(isModuleIndex))].toSorted((one, other) => one - other)
  const finished = indexes.filter((index, place) => index === place)
  return value.length > 0 && finished.length === 0 ? undefined : finished
}
