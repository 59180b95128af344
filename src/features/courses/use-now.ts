import { useCallback, useRef, useSyncExternalStore } from 'react'

/**
 * The time in ms, read anew every so many ms and on return to the tab; nothing in the static page.
 * A hidden tab does not tick.
 */
export function useNow(period: number): number | undefined {
  const now = useRef<number>(undefined)
  const subscribe = useCallback(
    (onChange: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const read = () => {
        now.current = Date.now()
        onChange()
      }
      const schedule = () => {
        clearTimeout(timer)
        if (document.hidden) return
        // On the boundary of the period, so that every figure on the page changes at once.
        timer = setTimeout(tick, period - (Date.now() % period))
      }
      const tick = () => {
        read()
        schedule()
      }
      const onReturn = () => {
        if (!document.hidden) read()
        schedule()
      }
      schedule()
      document.addEventListener('visibilitychange', onReturn)
      addEventListener('pageshow', onReturn)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('visibilitychange', onReturn)
        removeEventListener('pageshow', onReturn)
      }
    },
    [period],
  )
  return useSyncExternalStore(
    subscribe,
    () => (now.current ??= Date.now()),
    () => undefined,
  )
}
