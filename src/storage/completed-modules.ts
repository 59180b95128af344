import { createCell } from './cell.ts'

/** Indexes of the finished modules of the course, 0 to 4, as a list: `[0,1]`. */
export const completedModules = createCell<readonly number[]>({
  key: 'completedModules',
  parse: (raw) => {
    const stored: unknown = JSON.parse(raw)
    if (!Array.isArray(stored)) return undefined
    const indexes = stored.filter(
      (item: unknown): item is number =>
        Number.isInteger(item) && Number(item) >= 0 && Number(item) <= 4,
    )
    return [...new Set(indexes)]
  },
  serialize: JSON.stringify,
  initial: [],
})
