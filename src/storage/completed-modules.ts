import { isModuleIndex } from '#src/lib/module-count.ts'

import { createCell } from './cell.ts'

/** Indexes of the finished modules of the course, from 0, as a list: `[0,1]`. */
export const completedModules = createCell<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => parseModules(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
  isWork: true,
})

/** The module indexes in a list, each once; nothing when it is no list of them. */
export function parseModules(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const indexes = value.filter(isModuleIndex)
  if (value.length > 0 && indexes.length === 0) return undefined
  return [...new Set(indexes)]
}
