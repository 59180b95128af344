import { isCourseComplete } from '#src/lib/course-progress.ts'

/** What can be done with a module: finished ones are reviewed, open ones started. */
export type ModuleState = 'done' | 'open' | 'locked'

/** The first module is always open; another one once the module before it is finished. */
export function moduleState(index: number, completed: readonly number[]): ModuleState {
  if (completed.includes(index)) return 'done'
  return index === 0 || completed.includes(index - 1) ? 'open' : 'locked'
}

/** The module to go on with: the first that is open, or nothing when all are finished. */
export function nextModule(completed: readonly number[], count: number): number | undefined {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return indexes.find((index) => moduleState(index, completed) === 'open')
}

/** Adds a module to the finished ones, once. */
export function completeModule(completed: readonly number[], index: number): readonly number[] {
  return completed.includes(index) ? completed : [...completed, index]
}

/** Whether finishing a module has just finished the course; false when it was finished before. */
export function finishesCourse(
  before: readonly number[],
  after: readonly number[],
  count: number,
): boolean {
  return !isCourseComplete(before, count) && isCourseComplete(after, count)
}
