import { isCourseComplete } from '#src/lib/course-progress.ts'

/** State of a module: completed ones can be reviewed, open ones started. */
export type ModuleState = 'done' | 'open' | 'locked'

/** State of a module: the first is always open, others once the previous one is completed. */
export function moduleState(index: number, completed: readonly number[]): ModuleState {
  if (completed.includes(index)) return 'done'
  return index === 0 || completed.includes(index - 1) ? 'open' : 'locked'
}

/** Index of the first open module; `undefined` if all are completed. */
export function nextModule(completed: readonly number[], count: number): number | undefined {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return indexes.find((index) => moduleState(index, completed) === 'open')
}

/** Adds a module to the completed ones, without duplicates. */
export function completeModule(completed: readonly number[], index: number): readonly number[] {
  return completed.includes(index) ? completed : [...completed, index]
}

/** Whether completing a module has just finished the course; `false` if it was finished before. */
export function finishesCourse(
  before: readonly number[],
  after: readonly number[],
  count: number,
): boolean {
  return !isCourseComplete(before, count) && isCourseComplete(after, count)
}
