import { useCallback, useRef, useSyncExternalStore } from 'react'

import { everyPeriod } from '#src/lib/every-period.ts'

/** The time in ms, read anew every so many ms and on return to the tab; nothing in the static page. */
export function useNow(period: number): number | undefined {
  const now = useRef<number>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) =>
      everyPeriod(period, (time) => {
        now.current = time
        onChange()
      }),
    [period],
  )
  return useSyncExternalStore(
    subscribe,
    () => (now.current ??= Date.now()),
    () => undefined,
  )
}
