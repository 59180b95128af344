import { useEffect } from 'react'

import type { CourseProgress } from '#src/lib/course-progress.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/**
 * The student's progress, synchronized across tabs. The prerendered page shows empty progress; if some is
 * stored, elements that depend on it (`in-data-progress:invisible`) are hidden until it has been read.
 */
export function useProgress(): CourseProgress {
  useEffect(() => {
    delete document.documentElement.dataset.progress
  }, [])
  return usePersistentStore(userProgress)
}
