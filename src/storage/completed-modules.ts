import { createCell } from './cell.ts'

/** Indexes of the finished modules of the course, 0 to 4, as a list: `[0,1]`. */
export const completedModules = createCell<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => parseModules(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: [],
})

/** The module indexes in a list, each once; nothing when it is no list. */
export function parseModules(value: unknown): number[] | undefined {
  if (!Array.isArray(value)) return undefined
  const indexes = value.filter(
    (item: unknown): item is number =>
      Number.isInteger(item) && Number(item) >= 0 && Number(item) <= 4,
  )
  return [...new Set(indexes)]
}
