/**
 * Runs tasks in their order, few at a time, each when the browser has nothing else to do; urgent ones
 * go ahead of the others.
 */
export function createIdleQueue(lanes: number) {
  const urgent: (() => Promise<void>)[] = []
  const others: typeof urgent = []
  let running = 0
  const next = () => {
    const task = running < lanes && (urgent.shift() ?? others.shift())
    if (!task) return
    running += 1
    whenIdle(() => {
      void task().then(() => {
        running -= 1
        next()
      })
    })
  }
  return <Result>(run: () => Promise<Result>, isUrgent: boolean): Promise<Result> =>
    new Promise((resolve, reject) => {
      const tasks = isUrgent ? urgent : others
      tasks.push(() => run().then(resolve, reject))
      next()
    })
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 50)
}
