import { type CourseProgress, NO_PROGRESS, parseProgress } from '#src/lib/course-progress.ts'

import { createPersistentStore, USER_PROGRESS_KEY } from './persistent-store.ts'

/**
 * Progress of the student in all courses. Change it with the functions of `lib/course-progress.ts`:
 * `userProgress.update((p) => completeCourse(p, 'pi-course'))`.
 */
export const userProgress = createPersistentStore<CourseProgress>({
  key: USER_PROGRESS_KEY,
  parse: (raw) => parseProgress(JSON.parse(raw)),
  serialize: JSON.stringify,
  initial: NO_PROGRESS,
})
