/**
 * Calls back on every boundary of so many ms, so that all that shows the time changes at once, and on
 * return to the tab: a hidden one does not tick. Returns what ends it, which may be called at any time.
 */
export function everyPeriod(period: number, onTime: (now: number) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    if (document.hidden) return
    timer = setTimeout(tick, period - (Date.now() % period))
  }
  const tick = () => {
    schedule()
    if (!document.hidden) onTime(Date.now())
  }
  schedule()
  document.addEventListener('visibilitychange', tick)
  addEventListener('pageshow', tick)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
    removeEventListener('pageshow', tick)
  }
}

/** Calls back at every full minute, as `everyPeriod` does. */
export function everyMinute(onTime: () => void): () => void {
  return everyPeriod(60_000, onTime)
}
