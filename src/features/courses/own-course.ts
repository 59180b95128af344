import { userProgress } from '#src/storage/user-progress.ts'

/** Whether the student has bought a course, according to this browser. */
export function ownsCourse(id: string): boolean {
  return userProgress.get().purchasedCourses.includes(id)
}
