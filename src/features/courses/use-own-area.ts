import { useEffect, useState } from 'react'

import type { Course } from '#src/content/model.ts'
import { isStored } from '#src/storage/cell.ts'
import { USER_PROGRESS_KEY } from '#src/storage/user-progress-key.ts'

/**
 * Where a course is read on this site, for whoever has bought it. What reads progress comes only where some is
 * kept: for a stranger a sales page holds nothing of it.
 */
export function useOwnArea({ id, area }: Pick<Course, 'id' | 'area'>): string | undefined {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const settle = () => delete document.documentElement.dataset.progress
    if (area && isStored(USER_PROGRESS_KEY)) {
      import('./own-course.ts')
        .then((module) => module.ownsCourse(id) && setOwn(area))
        // A missing file: the page is that of a stranger, which leads everywhere too.
        .catch(() => undefined)
        .finally(settle)
    } else settle()
  }, [id, area])
  return own
}
