/** Calls back when the browser has nothing else to do, at the latest after two seconds. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 50)
}
