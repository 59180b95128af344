import { useCallback, useEffect, useState } from 'react'

import { isGone, loadLesson } from '#src/content/course.ts'
import type { LessonDocument } from '#src/content/lesson-model.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Loading state of an encrypted module. */
export type LessonState =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'outdated' }
  | { state: 'ready'; lesson: LessonDocument }

/** Fetches and decrypts a module while it is shown; the decrypted text is never stored. */
export function useLesson(locale: Locale, index: number, key: CryptoKey): LessonState {
  const [lesson, setLesson] = useState<LessonState>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setLesson({ state: 'loading' })
    setAttempt((count) => count + 1)
  }, [])

  useEffect(() => {
    let isCurrent = true
    loadLesson(locale, index, key).then(
      (lesson) => isCurrent && setLesson({ state: 'ready', lesson }),
      (error: unknown) =>
        isCurrent && setLesson(isGone(error) ? { state: 'outdated' } : { state: 'failed', retry }),
    )
    return () => {
      isCurrent = false
    }
  }, [locale, index, key, retry, attempt])

  return lesson
}
