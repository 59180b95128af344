/** How much slower a phone is taken to be than this machine, as Lighthouse takes it. */
const SLOWDOWN = 4

/** A task blocks input by what it takes beyond so many milliseconds. */
const FREE = 50

/** An event of a browser's trace, times in microseconds. */
export interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** Processor time, where the browser tells it. */
  tdur?: number
}

/**
 * Milliseconds for which tasks after the first paint block a phone's main thread, by the processor time
 * they take. Total blocking time is the same by the clock, which a busy machine stretches several times.
 * @throws Error for a trace without a first paint.
 */
export function blockingTime(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('the trace holds no first paint')
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * SLOWDOWN - FREE), 0)
}
