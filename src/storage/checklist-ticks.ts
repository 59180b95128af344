import { createCell } from './cell.ts'

/** Places in the free checklist's sheet whose boxes are ticked, from 0: `[0,2]`. */
export const checklistTicks = createCell<readonly number[]>({
  key: 'checklistTicks',
  parse: (raw) => {
    const value: unknown = JSON.parse(raw)
    return Array.isArray(value) ? value.filter((one) => Number.isInteger(one)) : undefined
  },
  serialize: (ticks) => (ticks.length > 0 ? JSON.stringify(ticks) : null),
  initial: [],
  isWork: true,
  merge: (own, stored) => [...new Set([...own, ...stored])],
})
