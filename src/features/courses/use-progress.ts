import { useEffect } from 'react'

import type { CourseProgress } from '#src/lib/course-progress.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/**
 * The student's progress, kept up to date across tabs. The static page shows that of somebody new;
 * where there is more to know, what depends on it (`.by-progress`, all in `.parts-by-progress`) stays unseen
 * until it is known.
 */
export function useProgress(): CourseProgress {
  useEffect(() => {
    delete document.documentElement.dataset.progress
  }, [])
  return usePersistentStore(userProgress)
}
