import { createCell } from './cell.ts'

/** A student's work on one module. */
export interface ModuleWork {
  /** Names of the ticked tasks. */
  readonly ticked: readonly string[]
  readonly notes: string
  /** The part that was read last, counted from 1. */
  readonly part: number
}

/** A student's work by the module's index: `{"0":{"ticked":["tick-1"],"notes":"…","part":2}}`. */
export type Homework = Readonly<Record<string, ModuleWork>>

export const NO_WORK: ModuleWork = { ticked: [], notes: '', part: 1 }

/** Ticked tasks, notes and the place in the text, per module. */
export const courseHomework = createCell<Homework>({
  key: 'courseHomework',
  parse: (raw) => {
    const stored: unknown = JSON.parse(raw)
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined
    return Object.fromEntries(
      Object.entries(stored)
        .filter(([index]) => /^[0-4]$/.test(index))
        .map(([index, work]) => [index, parseWork(work)]),
    )
  },
  serialize: JSON.stringify,
  initial: {},
})

function parseWork(value: unknown): ModuleWork {
  if (typeof value !== 'object' || value === null) return NO_WORK
  const { ticked, notes, part }: Record<string, unknown> = { ...value }
  return {
    ticked: Array.isArray(ticked) ? ticked.filter((one: unknown) => typeof one === 'string') : [],
    notes: typeof notes === 'string' ? notes : '',
    part: Number.isInteger(part) && Number(part) > 0 ? Number(part) : 1,
  }
}

/** Changes the work on one module and leaves the others. */
export function changeWork(
  homework: Homework,
  index: number,
  change: Partial<ModuleWork>,
): Homework {
  return { ...homework, [index]: { ...NO_WORK, ...homework[index], ...change } }
}

/** Ticks a task, or takes the tick away. */
export function toggleTick(homework: Homework, index: number, id: string): Homework {
  const ticked = homework[index]?.ticked ?? []
  const next = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]
  return changeWork(homework, index, { ticked: next })
}
