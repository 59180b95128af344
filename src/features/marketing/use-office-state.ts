import { useSyncExternalStore } from 'react'

import { everyMinute } from '#src/lib/browser/every-period.ts'

import { type OfficeState, officeState } from './office-hours.ts'

/** Current state of the office; `undefined` before hydration. */
export function useOfficeState(hours: { opens: string; closes: string }): OfficeState | undefined {
  return useSyncExternalStore(
    everyMinute,
    () => officeState(new Date(), hours),
    () => undefined,
  )
}
