import { isModuleKey } from '#src/lib/course-progress.ts'

import { createPersistentStore } from './persistent-store.ts'

/** Keys of the completed modules of the course, as a list: `[0,1]`. */
export const completedModules = createPersistentStore<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => parseModules(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
  merge: (local, stored) => parseModules([...local, ...stored]) ?? local,
})

/**
 * Parses a list of modules' keys, without duplicates; `undefined` if the value is not a list of them. Earlier
 * versions stored the modules' indexes, which the modules of that time have as their keys.
 */
export function parseModules(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const keys = [...new Set(value.filter(isModuleKey))].toSorted((first, second) => first - second)
  return value.length > 0 && keys.length === 0 ? undefined : keys
}
