import { isModuleIndex } from '#src/lib/module-count.ts'

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

/** Of a module that nobody has begun. */
export const NO_WORK: ModuleWork = { ticked: [], notes: '', part: 1 }

/** Ticked tasks, notes and the place in the text, per module. */
export const courseHomework = createCell<Homework>({
  key: 'courseHomework',
  parse: (raw) => parseHomework(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: {},
  isWork: true,
  merge: mergeHomework,
})

/** Work by module, as far as it can be read; nothing when it is no object, or one of something else. */
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

/** Whether a student has left anything in a module: ticked tasks, or notes. */
export function hasWork({ ticked, notes }: ModuleWork): boolean {
  return ticked.length > 0 || notes.trim() !== ''
}

/** Whether a module was begun: read on, worked on, or written about. */
export function isBegun(work: ModuleWork = NO_WORK): boolean {
  return work.part > 1 || hasWork(work)
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

/** Adds another browser's work to this one's: nothing is lost, and what both have noted is not doubled. */
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

/** Notes that hold the other ones already are all there is to keep; else one follows the other. */
function mergeNotes(own: string, other: string): string {
  if (own.includes(other)) return own
  return other.includes(own) ? other : `${own}\n\n${other}`
}
