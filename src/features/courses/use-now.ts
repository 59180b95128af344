import { useState, useSyncExternalStore } from 'react'

import { everyPeriod } from '#src/lib/browser/every-period.ts'

/**
 * The current time in ms, renewed at every full period of so many ms while the tab is visible. Undefined until
 * the page is hydrated: the static page shows no time.
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
      // A page may be hydrated long after it was rendered; React compares the time again once it has subscribed.
      now = Date.now()
      return everyPeriod(period, (time) => {
        now = time
        onChange()
      })
    },
  }
}
