import { isModuleIndex } from '#src/lib/module-count.ts'

import { createCell } from './cell.ts'

/** Indexes of the finished modules of the course, from 0, as a list: `[0,1]`. */
export const completedModules = createCell<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => parseModules(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
  merge: (own, stored) => parseModules([...own, ...stored]) ?? own,
})

/**
 * The module indexes in a list, each once and as far as none before it is missing: modules are finished one after
 * the other. Nothing when it is no list of them.
 */
export function parseModules(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const indexes = [...new Set(value.filter(isModuleIndex))].toSorted((one, other) => one - other)
  const finished = indexes.filter((index, place) => index === place)
  return value.length > 0 && finished.length === 0 ? undefined : finished
}
