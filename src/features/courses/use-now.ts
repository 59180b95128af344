import { useState, useSyncExternalStore } from 'react'

import { everyPeriod } from '#src/lib/browser/every-period.ts'

/**
 * Current time in ms, updated at every multiple of `period` ms while the tab is visible. `undefined` until
 * hydration, because the prerendered page shows no time.
 */
export function useNow(period: number): number | undefined {
  const [clock] = useState(() => createClock(period))
  return useSyncExternalStore(clock.subscribe, clock.now, () => undefined)
}

function createClock(period: number) {
  let now = Date.now()
  return {
    now: () => now,
    subscribe: (onChange: () => void) => {
      // Hydration may happen long after rendering; React reads the snapshot again after subscribing.
      now = Date.now()
      return everyPeriod(period, (time) => {
        now = time
        onChange()
      })
    },
  }
}
