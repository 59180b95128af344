import { completeCourse, isCourseComplete, PAID_COURSE } from '#src/lib/course-progress.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { requestPersistentStorage } from '#src/storage/request-persistent-storage.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import { completeModule, finishesCourse } from './sequence.ts'

/** A module that has just been finished. */
export interface FinishedModule {
  index: number
  /** The course has been finished with it. */
  isLast: boolean
}

/** Notes that a module is finished, and the course with its last one; says whether it was that. */
export function finishModule(index: number, count: number): FinishedModule {
  const before = completedModules.get()
  const after = completeModule(before, index)
  completedModules.set(after)
  // The page of the course need not be opened for that.
  if (isCourseComplete(after, count)) {
    userProgress.update((progress) => completeCourse(progress, PAID_COURSE))
  }
  requestPersistentStorage()
  return { index, isLast: finishesCourse(before, after, count) }
}

/** Holds what was finished on a page of its own until the course's page has said so, also when that is left at once. */
const KEY = 'finishedModule'

/** Leaves a finished module for the course's page in this tab. */
export function leaveFinished(module: FinishedModule): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(module))
  } catch {
    // Without storage nothing is said; what was done is done.
  }
}

/** The finished module that nobody has been told of yet. */
export function findFinished(): FinishedModule | undefined {
  try {
    const { index, isLast } = JSON.parse(sessionStorage.getItem(KEY) ?? '') as FinishedModule
    return Number.isInteger(index) ? { index, isLast: isLast === true } : undefined
  } catch {
    return undefined
  }
}

/** Forgets a finished module that has been told of. */
export function forgetFinished(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is none.
  }
}
