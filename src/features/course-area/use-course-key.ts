import { useCallback, useEffect, useState } from 'react'

import { isGone, openCourse } from '#src/content/course.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { PAID_COURSE, purchaseCourse, setCurrentCourse } from '#src/lib/course-progress.ts'
import { courseAccessCode } from '#src/storage/course-access-code.ts'
import { userProgress } from '#src/storage/user-progress.ts'

/** State of the access check; `denied` redirects to the access code page. */
export type Gate =
  | { state: 'opening' }
  | { state: 'denied' }
  | { state: 'failed'; retry: () => void }
  | { state: 'outdated' }
  | { state: 'open'; key: CryptoKey }

/**
 * Unlocks the course with the stored code, and locks it when the code is removed in this or another tab. A
 * student with a valid code owns the course, which becomes the current one until it is finished.
 */
export function useCourseKey(locale: Locale): Gate {
  const [gate, setGate] = useState<Gate>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setGate({ state: 'opening' })
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let latestRequest = 0
    const checkCode = async () => {
      latestRequest += 1
      const request = latestRequest
      const code = courseAccessCode.get()
      if (code === null) return setGate({ state: 'denied' })
      try {
        const key = await openCourse(locale, code)
        if (request !== latestRequest) return
        if (key) {
          userProgress.update((progress) =>
            setCurrentCourse(purchaseCourse(progress, PAID_COURSE), PAID_COURSE),
          )
        }
        setGate(key ? { state: 'open', key } : { state: 'denied' })
      } catch (error) {
        if (request !== latestRequest) return
        setGate(isGone(error) ? { state: 'outdated' } : { state: 'failed', retry })
      }
    }
    void checkCode()
    const end = courseAccessCode.subscribe(() => void checkCode())
    return () => {
      latestRequest = -1
      end()
    }
  }, [locale, retry, attempt])

  return gate
}
