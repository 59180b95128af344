import { useEffect, useState } from 'react'

import type { Course } from '#src/content/model.ts'
import { isStored, USER_PROGRESS_KEY } from '#src/storage/persistent-store.ts'

/** Path of a course's area on this site for a student who has bought it. */
export function useCourseAreaPath({ id, area }: Pick<Course, 'id' | 'area'>): string | undefined {
  return useOwnsCourse(id) ? area : undefined
}

/**
 * Whether the student has bought a course; `false` until hydration. The code that reads progress is loaded
 * only if some is stored, so that new visitors do not download it.
 */
export function useOwnsCourse(id: string): boolean {
  const [isOwned, setIsOwned] = useState(false)
  useEffect(() => {
    const showProgress = () => delete document.documentElement.dataset.progress
    if (isStored(USER_PROGRESS_KEY)) {
      import('#src/storage/user-progress.ts')
        .then(({ userProgress }) => setIsOwned(userProgress.get().purchasedCourses.includes(id)))
        // If the chunk cannot be loaded, the page for new visitors stays usable.
        .catch(() => undefined)
        .finally(showProgress)
    } else showProgress()
  }, [id])
  return isOwned
}
