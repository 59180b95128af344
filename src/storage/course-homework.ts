import { isModuleIndex } from '#src/lib/module-count.ts'

import { createCell } from './cell.ts'

/** A student's work on one module. */
export interface ModuleWork {
  /** Names of the ticked tasks. */
  readonly ticked: readonly string[]
  readonly notes: string
  /** Number of the part read last, from 1. */
  readonly part: number
}

/** A student's work by the module's index: `{"0":{"ticked":["tick-1"],"notes":"…","part":2}}`. */
export type Homework = Readonly<Record<string, ModuleWork>>

/** Work on a module that has not been started. */
export const NO_WORK: ModuleWork = { ticked: [], notes: '', part: 1 }

/** Ticked tasks, notes and reading position per module. */
export const courseHomework = createCell<Homework>({
  key: 'courseHomework',
  parse: (raw) => parseHomework(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: {},
  isWork: true,
  merge: mergeHomework,
})

/** Parses work by module, skipping invalid entries; `undefined` if the value is not a homework object. */
export function parseHomework(value: unknown): Homework | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const known = Object.entries(value).filter(([index]) =>
    isModuleIndex(/^(?:0|[1-9]\d*)$/.test(index) && Number(index)),
  )
  if (known.length === 0 && Object.keys(value).length > 0) return undefined
  return Object.fromEntries(known.map(([index, work]) => [index, parseWork(work)]))
}

function parseWork(value: unknown): ModuleWork {
  if (typeof value !== 'object' || value === null) return NO_WORK
  const { ticked, notes, part }: Record<string, unknown> = { ...value }
  return {
    ticked: Array.isArray(ticked) ? ticked.filter((one: unknown) => typeof one === 'string') : [],
    notes: typeof notes === 'string' ? notes : '',
    part: Number.isInteger(part) && Number(part) > 0 ? Number(part) : 1,
  }
}

/** Whether a module has ticked tasks or notes. */
export function hasWork({ ticked, notes }: ModuleWork): boolean {
  return ticked.length > 0 || notes.trim() !== ''
}

/** Whether a module was started: read past its first part, or worked on. */
export function isBegun(work: ModuleWork = NO_WORK): boolean {
  return work.part > 1 || hasWork(work)
}

/** Updates the work on one module. */
export function changeWork(
  homework: Homework,
  index: number,
  change: Partial<ModuleWork>,
): Homework {
  return { ...homework, [index]: { ...NO_WORK, ...homework[index], ...change } }
}

/** Toggles the tick of a task. */
export function toggleTick(homework: Homework, index: number, id: string): Homework {
  const ticked = homework[index]?.ticked ?? []
  const next = ticked.includes(id) ? ticked.filter((one) => one !== id) : [...ticked, id]
  return changeWork(homework, index, { ticked: next })
}

/** Merges work from another browser without losing or duplicating notes. */
export function mergeHomework(own: Homework, other: Homework): Homework {
  const indexes = new Set([...Object.keys(own), ...Object.keys(other)])
  return Object.fromEntries(
    [...indexes].map((index) => {
      const [one, two] = [own[index] ?? NO_WORK, other[index] ?? NO_WORK]
      const notes = mergeNotes(one.notes, two.notes)
      const ticked = [...new Set([...one.ticked, ...two.ticked])]
      return [index, { ticked, notes, part: Math.max(one.part, two.part) }]
    }),
  )
}

/** If one note contains the other, it is kept alone; otherwise both are joined. */
function mergeNotes(own: string, other: string): string {
  if (own.includes(other)) return own
  return other.includes(own) ? other : `${own}\n\n${other}`
}
