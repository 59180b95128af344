import type { Course } from '#src/content/model.ts'
import { countdownOf } from '#src/content/prices.ts'
import { isOfferOver } from '#src/lib/countdown.ts'

import { useNow } from './use-now.ts'

const MINUTE = 60_000

/** Whether a course's fixed offer has passed since the page was built. */
export function useIsOfferOver(course: Pick<Course, 'countdown' | 'countdownUntil'>): boolean {
  const now = useNow(MINUTE)
  return now !== undefined && isOfferOver(countdownOf(course), now)
}
