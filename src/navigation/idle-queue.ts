import { whenIdle } from '#src/browser/when-idle.ts'

/**
 * Runs tasks in their order, few at a time, each when the browser has nothing else to do; urgent ones
 * go ahead of the others.
 */
export function createIdleQueue(lanes: number) {
  const urgent: (() => Promise<void>)[] = []
  const others: typeof urgent = []
  let running = 0
  const next = () => {
    if (running >= lanes || urgent.length + others.length === 0) return
    running += 1
    whenIdle(() => {
      // Chosen now: what has come in the meantime may be urgent.
      const task = urgent.shift() ?? others.shift()
      const done = () => {
        running -= 1
        next()
      }
      if (task) void task().then(done)
      else done()
    })
  }
  return <Result>(run: () => Promise<Result>, isUrgent: boolean): Promise<Result> =>
    new Promise((resolve, reject) => {
      const tasks = isUrgent ? urgent : others
      tasks.push(() => run().then(resolve, reject))
      next()
    })
}
