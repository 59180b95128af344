import { useEffect, useState } from 'react'

import type { Course } from '#src/content/model.ts'

/**
 * Where a course is read on this site, for who has bought it. What reads progress comes only where some is
 * kept: for a stranger a sales page holds nothing of it.
 */
export function useOwnArea({ id, area }: Pick<Course, 'id' | 'area'>): string | undefined {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    const look = async () => {
      if (!area || localStorage.getItem('userProgress') === null) return
      const { ownsCourse } = await import('./own-course.ts')
      if (ownsCourse(id)) setOwn(area)
    }
    look()
      // Closed storage, or a missing file: the page is that of a stranger, which leads everywhere too.
      .catch(() => undefined)
      .finally(() => delete document.documentElement.dataset.progress)
  }, [id, area])
  return own
}
