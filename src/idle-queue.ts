/** Starts tasks in their order, each when the browser has nothing else to do. */
export function createIdleQueue(): (task: () => void) => void {
  const tasks: (() => void)[] = []
  const next = () => {
    tasks[0]?.()
    tasks.shift()
    if (tasks.length > 0) whenIdle(next)
  }
  return (task) => {
    tasks.push(task)
    if (tasks.length === 1) whenIdle(next)
  }
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 50)
}

/** Whether the visitor pays for every byte: then only what is pointed at is fetched ahead. */
export function isSavingData({ connection }: Connected): boolean {
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}

// Chromium alone tells of it so far.
type Connected = Partial<Navigator> & {
  connection?: { saveData?: boolean; effectiveType?: string }
}
