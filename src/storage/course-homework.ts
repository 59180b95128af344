import { isModuleKey } from '#src/lib/course-progress.ts'

import { createPersistentStore } from './persistent-store.ts'

/** A student's work on one module. */
export interface ModuleWork {
  /** Ids of ticked tasks. */
  readonly ticked: readonly string[]
  readonly notes: string
  /** Number of the part read last, from 1. */
  readonly part: number
  /** Answers to quizzes by quiz id; missing before the first answer. */
  readonly quizzes?: Readonly<Record<string, QuizWork>>
  /** Texts of exercises by exercise id; missing before the first text. */
  readonly written?: Readonly<Record<string, string>>
}

/** Stored state of a quiz. */
export interface QuizWork {
  /** The last checked answer: ids of choices, typed text or ratings. */
  readonly answer: readonly string[]
  /** Number of checks. */
  readonly tries: number
  readonly isRight: boolean
}

/** A student's work by the module's key: `{"0":{"ticked":["tick-1"],"notes":"…","part":2}}`. */
export type Homework = Readonly<Record<string, ModuleWork>>

/** Work on a module that has not been started. */
export const NO_WORK: ModuleWork = { ticked: [], notes: '', part: 1 }

/** Ticked tasks, notes and reading position per module. */
export const courseHomework = createPersistentStore<Homework>({
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
  const validEntries = Object.entries(value).filter(([key]) =>
    isModuleKey(/^(?:0|[1-9]\d*)$/.test(key) && Number(key)),
  )
  if (validEntries.length === 0 && Object.keys(value).length > 0) return undefined
  return Object.fromEntries(validEntries.map(([key, work]) => [key, parseWork(work)]))
}

function parseWork(value: unknown): ModuleWork {
  if (typeof value !== 'object' || value === null) return NO_WORK
  const { ticked, notes, part, ...answers }: Record<string, unknown> = { ...value }
  // Work stored before quizzes and exercises existed has neither.
  const quizzes = parseEach(answers.quizzes, parseQuiz)
  const written = parseEach(answers.written, (text) =>
    typeof text === 'string' ? text : undefined,
  )
  return {
    ticked: getTexts(ticked),
    notes: typeof notes === 'string' ? notes : '',
    part: isCount(part) ? part : 1,
    ...(quizzes && { quizzes }),
    ...(written && { written }),
  }
}

function parseQuiz(value: unknown): QuizWork | undefined {
  const { answer, tries, isRight }: Record<string, unknown> = Object(value)
  if (!isCount(tries) || typeof isRight !== 'boolean') return undefined
  return { answer: getTexts(answer), tries, isRight }
}

/** Valid values of an object; `undefined` if there are none. */
function parseEach<T>(
  value: unknown,
  parse: (raw: unknown) => T | undefined,
): Record<string, T> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const validEntries = Object.entries(value).flatMap(([id, item]): [string, T][] => {
    const read = parse(item)
    return read === undefined ? [] : [[id, read]]
  })
  return validEntries.length > 0 ? Object.fromEntries(validEntries) : undefined
}

function getTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item: unknown) => typeof item === 'string') : []
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0
}

/** Whether a module contains any work: ticked tasks, answers or text. */
export function hasWork({ ticked, notes, quizzes = {}, written = {} }: ModuleWork): boolean {
  return (
    ticked.length > 0 ||
    Object.keys(quizzes).length > 0 ||
    [notes, ...Object.values(written)].some((text) => text.trim() !== '')
  )
}

/** Whether a module was started: read past its first part, or worked on. */
export function isStarted(work: ModuleWork = NO_WORK): boolean {
  return work.part > 1 || hasWork(work)
}

/** Updates the work on one module. */
export function changeWork(
  homework: Homework,
  module: number,
  change: Partial<ModuleWork>,
): Homework {
  return { ...homework, [module]: { ...NO_WORK, ...homework[module], ...change } }
}

/** Toggles the tick of a task. */
export function toggleTick(homework: Homework, module: number, id: string): Homework {
  const ticked = homework[module]?.ticked ?? []
  const next = ticked.includes(id) ? ticked.filter((tickedId) => tickedId !== id) : [...ticked, id]
  return changeWork(homework, module, { ticked: next })
}

/** Stored answers by kind of question. */
interface Answers {
  quizzes: QuizWork
  written: string
}

/**
 * Stored state of a quiz or exercise, in whichever module it is stored: ids are unique in the course, so it
 * may be moved to another module.
 */
export function findAnswer<K extends keyof Answers>(
  homework: Homework,
  kind: K,
  id: string,
): Answers[K] | undefined {
  const answers = homework[findModule(homework, kind, id) ?? '']?.[kind] as
    | Readonly<Record<string, Answers[K]>>
    | undefined
  return answers?.[id]
}

/** Stores an answer in the module that already contains it, or else in this one; `undefined` removes it. */
export function storeAnswer<K extends keyof Answers>(
  homework: Homework,
  module: number,
  kind: K,
  id: string,
  answer: Answers[K] | undefined,
): Homework {
  const moduleKey = findModule(homework, kind, id) ?? String(module)
  const { [kind]: before, ...rest } = { ...NO_WORK, ...homework[moduleKey] }
  const others = Object.entries(before ?? {}).filter(([name]) => name !== id)
  const answers = answer === undefined ? others : [...others, [id, answer]]
  const remaining = answers.length > 0 && { [kind]: Object.fromEntries(answers) }
  return { ...homework, [moduleKey]: { ...NO_WORK, ...rest, ...remaining } }
}

/** Solved quizzes, with their module and number of tries. */
export function solvedQuizzes(homework: Homework): { module: string; id: string; tries: number }[] {
  return Object.entries(homework).flatMap(([module, { quizzes = {} }]) =>
    Object.entries(quizzes).flatMap(([id, { isRight, tries }]) =>
      isRight ? [{ module, id, tries }] : [],
    ),
  )
}

/** Key of the module in which an answer is stored. */
function findModule(homework: Homework, kind: keyof Answers, id: string): string | undefined {
  return Object.keys(homework).find((key) => Object.hasOwn(homework[key]?.[kind] ?? {}, id))
}

/** Merges work from another browser without losing or duplicating notes. */
export function mergeHomework(local: Homework, other: Homework): Homework {
  const modules = new Set([...Object.keys(local), ...Object.keys(other)])
  return Object.fromEntries(
    [...modules].map((key) => {
      const [localWork, otherWork] = [local[key] ?? NO_WORK, other[key] ?? NO_WORK]
      const notes = mergeNotes(localWork.notes, otherWork.notes)
      const ticked = [...new Set([...localWork.ticked, ...otherWork.ticked])]
      const quizzes = mergeEach(localWork.quizzes, otherWork.quizzes, betterAnswer)
      const written = mergeEach(localWork.written, otherWork.written, mergeNotes)
      const part = Math.max(localWork.part, otherWork.part)
      return [
        key,
        { ticked, notes, part, ...(quizzes && { quizzes }), ...(written && { written }) },
      ]
    }),
  )
}

/** Merges two objects, combining values with the same key. */
function mergeEach<T>(
  local: Readonly<Record<string, T>> | undefined,
  other: Readonly<Record<string, T>> | undefined,
  join: (local: T, remote: T) => T,
): Readonly<Record<string, T>> | undefined {
  if (!local || !other) return local ?? other
  const joined = Object.entries(other).map(([id, value]): [string, T] => [
    id,
    Object.hasOwn(local, id) ? join(local[id] as T, value) : value,
  ])
  return { ...local, ...Object.fromEntries(joined) }
}

/** Selects the better of two stored answers: the solved one, otherwise the one with more tries. */
function betterAnswer(local: QuizWork, other: QuizWork): QuizWork {
  const getRank = ({ isRight, answer, tries }: QuizWork) =>
    (isRight ? 1e6 : 0) + (answer.length > 0 ? 1e5 : 0) + Math.min(tries, 1e4)
  const preferred = getRank(other) > getRank(local) ? other : local
  return { ...preferred, tries: Math.max(local.tries, other.tries) }
}

/** If one note contains the other, only the longer one is kept; otherwise both are joined. */
function mergeNotes(local: string, other: string): string {
  if (local.includes(other)) return local
  return other.includes(local) ? other : `${local}\n\n${other}`
}
