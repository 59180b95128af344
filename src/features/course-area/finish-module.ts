import { completedModules } from '#src/storage/completed-modules.ts'

import { completeModule, finishesCourse } from './sequence.ts'

/** A module that has just been finished. */
export interface FinishedModule {
  index: number
  /** The course has been finished with it. */
  isLast: boolean
}

/** What was finished on a page of its own, until the course's page has said so. */
export const finishedElsewhere: { module?: FinishedModule } = {}

/** Notes that a module is finished, and says whether the course now is. */
export function finishModule(index: number, count: number): FinishedModule {
  const before = completedModules.get()
  const after = completeModule(before, index)
  completedModules.set(after)
  return { index, isLast: finishesCourse(before, after, count) }
}
