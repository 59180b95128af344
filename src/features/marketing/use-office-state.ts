import { useSyncExternalStore } from 'react'

import { everyMinute } from '#src/lib/browser/every-period.ts'

import { type OfficeState, officeState } from './office-hours.ts'

/** Whether the office is open now; nothing is said until the application runs. */
export function useOfficeState(hours: { opens: string; closes: string }): OfficeState | undefined {
  return useSyncExternalStore(
    everyMinute,
    () => officeState(new Date(), hours),
    () => undefined,
  )
}
