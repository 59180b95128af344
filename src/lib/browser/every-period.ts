/**
 * Calls back at every multiple of a period in ms, so that all clocks change at once, and when the
 * tab becomes visible again: hidden tabs do not tick. Returns a function that stops it.
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

/** Calls back at every full minute; see `everyPeriod`. */
export function everyMinute(onTime: () => void): () => void {
  return everyPeriod(60_000, onTime)
}
