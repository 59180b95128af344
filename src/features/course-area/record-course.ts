import type { UserProgress } from '#src/storage/user-progress.ts'

/** The course that this area holds. */
export const COURSE_ID = 'pi-course'

/** A right code is the proof of purchase. */
export function recordPurchase(progress: UserProgress): UserProgress {
  const { purchasedCourses } = progress
  if (purchasedCourses.includes(COURSE_ID)) return progress
  return { ...progress, purchasedCourses: [...purchasedCourses, COURSE_ID] }
}

/** The course is finished: it is no longer the current one. */
export function recordCompletion(progress: UserProgress): UserProgress {
  const { completedCourses, currentCourse } = progress
  if (completedCourses.includes(COURSE_ID)) return progress
  return {
    ...progress,
    completedCourses: [...completedCourses, COURSE_ID],
    currentCourse: currentCourse === COURSE_ID ? null : currentCourse,
  }
}
