import { createPersistentStore } from './persistent-store.ts'

/** Ids of the free checklist's items whose boxes are ticked: `["check-1","check-3"]`. */
export const checklistTicks = createPersistentStore<readonly string[]>({
  key: 'checklistTicks',
  parse: (raw) => readTicks(JSON.parse(raw)),
  serialize: (ticks) => (ticks.length > 0 ? JSON.stringify(ticks) : null),
  initial: [],
  comparable: readTicks,
  isWork: true,
  merge: (local, stored) => [...new Set([...local, ...stored])],
})

/**
 * Parses a list of ids. Earlier versions stored indexes from 0 (`[0,2]`); the items of that time have the
 * ids `check-1` to `check-7`, whatever their position is now.
 */
function readTicks(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((item: unknown) => {
    if (typeof item === 'string') return [item]
    return Number.isInteger(item) ? [`check-${Number(item) + 1}`] : []
  })
}
