import { userProgress } from '#src/storage/user-progress.ts'

/** Whether this browser's student has bought a course. */
export function ownsCourse(id: string): boolean {
  return userProgress.get().purchasedCourses.includes(id)
}
