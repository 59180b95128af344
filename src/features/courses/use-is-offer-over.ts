import { useSyncExternalStore } from 'react'

import type { Course } from '#src/content/model.ts'
import { getCountdownPolicy } from '#src/content/prices.ts'
import { everyMinute } from '#src/lib/browser/every-period.ts'
import { isOfferOver } from '#src/lib/countdown.ts'

const never = () => () => {}

/** Whether a course's fixed offer has ended since the page was built. */
export function useIsOfferOver(course: Pick<Course, 'countdown' | 'countdownUntil'>): boolean {
  const policy = getCountdownPolicy(course)
  return useSyncExternalStore(
    policy.kind === 'fixed' ? everyMinute : never,
    () => isOfferOver(policy, Date.now()),
    () => false,
  )
}
