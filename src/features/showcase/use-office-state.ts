import { useSyncExternalStore } from 'react'

import { type OfficeState, officeState } from './office-hours.ts'

/** How often the clock is looked at, in ms. */
const INTERVAL = 30_000

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, INTERVAL)
  return () => clearInterval(timer)
}

/** Whether the office is open now; nothing is said until the application runs. */
export function useOfficeState(hours: { opens: string; closes: string }): OfficeState | undefined {
  return useSyncExternalStore(
    subscribe,
    () => officeState(new Date(), hours),
    () => undefined,
  )
}
