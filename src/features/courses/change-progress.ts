import { MODULE_KEYS } from '#src/content/module-keys.ts'
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
import { addCourseWork, courseWork, getModules } from '#src/storage/course-work.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'
import { savedPrompts } from '#src/storage/saved-prompts.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/** Result of a change to progress, and its undo function. */
export interface ProgressChange {
  result: WriteResult
  /** Restores the previous state. */
  undo: () => WriteResult
}

/** Current progress in the format of a progress file. */
export function getCurrentProgress() {
  return { progress: userProgress.get(), ...courseWork() }
}

/** Merges progress and course work into storage. Returns `undefined` if they contain nothing new. */
export function addProgress(incoming: CourseProgress, work: unknown): ProgressChange | undefined {
  const before = getCurrentProgress()
  const merged = addFinishedCourse(mergeProgress(before.progress, incoming), getModules(work))
  const isNew = JSON.stringify(merged) !== JSON.stringify(before.progress)
  // Written before the modules, because another tab's course page stores its own progress as soon as all
  // modules are complete.
  const result: WriteResult = isNew ? userProgress.set(merged) : { ok: true }
  const added = addCourseWork(work)
  // Values that could not be stored are missing afterwards, but were still new.
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

/** Resets progress. Purchases, notes and ticked tasks stay, because they are the student's own. */
export function resetProgress(): ProgressChange {
  const before = getCurrentProgress()
  completedModules.set([])
  return {
    result: userProgress.update(({ purchasedCourses }) => ({ ...NO_PROGRESS, purchasedCourses })),
    undo: () => {
      // Merged with newer changes of this and other tabs; modules are written last, as above.
      const result = userProgress.update((now) =>
        addFinishedCourse(mergeProgress(before.progress, now), before.completedModules),
      )
      addCourseWork({ completedModules: before.completedModules })
      return result
    },
  }
}

/** Marks the course as completed if the added modules include its last one. */
function addFinishedCourse(progress: CourseProgress, added: readonly number[]): CourseProgress {
  const isComplete = isCourseComplete([...completedModules.get(), ...added], MODULE_KEYS)
  return isComplete ? completeCourse(progress, PAID_COURSE) : progress
}
