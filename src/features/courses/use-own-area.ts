import { useEffect, useState } from 'react'

import type { Course } from '#src/content/model.ts'
import { USER_PROGRESS_KEY } from '#src/storage/keys.ts'
import { isStored } from '#src/storage/persistent-store.ts'

/** Where a course is read on this site, for whoever has bought it. */
export function useOwnArea({ id, area }: Pick<Course, 'id' | 'area'>): string | undefined {
  return useOwns(id) ? area : undefined
}

/**
 * Whether this browser's student has bought a course, which is known later than the page is there. What reads
 * progress comes only where some is kept: for a stranger a sales page holds nothing of it.
 */
export function useOwns(id: string): boolean {
  const [own, setOwn] = useState(false)
  useEffect(() => {
    const settle = () => delete document.documentElement.dataset.progress
    if (isStored(USER_PROGRESS_KEY)) {
      import('./own-course.ts')
        .then((module) => setOwn(module.ownsCourse(id)))
        // A missing file: the page is that of a stranger, which leads everywhere too.
        .catch(() => undefined)
        .finally(settle)
    } else settle()
  }, [id])
  return own
}
