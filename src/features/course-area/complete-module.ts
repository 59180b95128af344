import type { CourseModule } from '#src/content/lesson-model.ts'
import { completeCourse, isCourseComplete, PAID_COURSE } from '#src/lib/course-progress.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { requestPersistentStorage } from '#src/storage/request-persistent-storage.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/** A module that has just been finished. */
export interface FinishedModule {
  /** Position in the course, from 0. */
  index: number
  /** Whether it was the last one of the course. */
  isLast: boolean
}

/** Stores a finished module and, after the last one, the completed course. */
export function completeModule(
  { key, index }: Pick<CourseModule, 'key' | 'index'>,
  order: readonly number[],
): FinishedModule {
  const before = completedModules.get()
  const after = before.includes(key) ? before : [...before, key]
  completedModules.set(after)
  const isComplete = isCourseComplete(after, order)
  // Done here, because the student may not return to the dashboard.
  if (isComplete) userProgress.update((progress) => completeCourse(progress, PAID_COURSE))
  requestPersistentStorage()
  return { index, isLast: isComplete && !isCourseComplete(before, order) }
}

/** Session storage key of a finished module until the dashboard has reported it. */
const KEY = 'finishedModule'

/** Stores a finished module for the dashboard in this tab. */
export function storeFinishedModule(module: FinishedModule): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(module))
  } catch {
    // Without storage the message is lost, but not the progress.
  }
}

/** The finished module that has not been reported yet. */
export function readFinishedModule(): FinishedModule | undefined {
  try {
    const { index, isLast } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as FinishedModule
    return Number.isInteger(index) ? { index, isLast: isLast === true } : undefined
  } catch {
    return undefined
  }
}

/** Removes the reported module. */
export function clearFinishedModule(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
