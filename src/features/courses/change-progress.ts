import { MODULE_COUNT } from '#src/content/module-count.ts'
import {
  completeCourse,
  type CourseProgress,
  isCourseComplete,
  mergeProgress,
  NO_PROGRESS,
  PAID_COURSE,
} from '#src/lib/course-progress.ts'
import { completedModules } from '#src/storage/completed-modules.ts'
import { courseHomework } from '#src/storage/course-homework.ts'
import { addCourseWork, courseWork, modulesOf } from '#src/storage/course-work.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import { savedPrompts } from '#src/storage/saved-prompts.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/** What became of a change of progress, and the way back. */
export interface ProgressChange {
  result: WriteResult
  /** Brings back what was there before. */
  undo: () => WriteResult
}

/** All that a file may add to. */
export function knownProgress() {
  return { progress: userProgress.get(), ...courseWork() }
}

/** Adds progress, and the course work that came with it, to what the browser keeps; nothing where none is new. */
export function addProgress(incoming: CourseProgress, work: unknown): ProgressChange | undefined {
  const before = knownProgress()
  const merged = withFinishedCourse(mergeProgress(before.progress, incoming), modulesOf(work))
  const isNew = JSON.stringify(merged) !== JSON.stringify(before.progress)
  // Before the modules: the course's page in another tab writes what it knows as soon as they are complete.
  const result: WriteResult = isNew ? userProgress.set(merged) : { ok: true }
  const added = addCourseWork(work)
  // What could not be stored is not there afterwards, and is no less new for that.
  if (!isNew && !added.isNew && added.result.ok) return undefined
  return {
    result: added.result.ok ? result : added.result,
    undo: () => {
      completedModules.set(before.completedModules)
      courseHomework.set(before.courseHomework)
      savedPrompts.set(before.savedPrompts)
      return userProgress.set(before.progress)
    },
  }
}

/** Forgets progress. What was bought, notes and ticked tasks are a student's own and stay. */
export function resetProgress(): ProgressChange {
  const before = knownProgress()
  completedModules.set([])
  return {
    result: userProgress.update(({ purchasedCourses }) => ({ ...NO_PROGRESS, purchasedCourses })),
    undo: () => {
      // Beside what has come since, here or in another tab; the modules last, as above.
      const result = userProgress.update((now) =>
        withFinishedCourse(mergeProgress(before.progress, now), before.completedModules),
      )
      addCourseWork({ completedModules: before.completedModules })
      return result
    },
  }
}

/** The last module of the course may be among those that are added. */
function withFinishedCourse(progress: CourseProgress, added: readonly number[]): CourseProgress {
  const isComplete = isCourseComplete([...completedModules.get(), ...added], MODULE_COUNT)
  return isComplete ? completeCourse(progress, PAID_COURSE) : progress
}
