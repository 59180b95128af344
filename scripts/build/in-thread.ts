import { resolve } from 'node:path'
import { parentPort, Worker, workerData } from 'node:worker_threads'

import { SERVER_FOLDER } from './server-entry.ts'

/** A thread that works off one task after another while the build goes on. */
export interface Thread<Task, Result> {
  send(task: Task): void
  /**
   * Waits until every task is done.
   * @throws what the first of them has thrown that could not be done.
   */
  finish(): Promise<Result>
}

/** What a thread does: with each task, and when there are no more. */
interface Work<Task, Result> {
  take(task: Task): void | Promise<void>
  finish(): Result | Promise<Result>
}

/**
 * Starts a module of ours, one that calls `workInThread`, in a thread: `pack-thread`. It is among the code that
 * renders pages, as Node reads no TypeScript.
 */
export function startThread<Task, Result>(
  module: string,
  settings: unknown,
  folder = SERVER_FOLDER,
): Thread<Task, Result> {
  const worker = new Worker(resolve(folder, `${module}.js`), { workerData: settings })
  const result = new Promise<Result>((settle, fail) => {
    worker.once('message', settle)
    worker.once('error', fail)
  })
  // An error is thrown where `finish` is awaited; without this it would end the process at once.
  result.catch(() => undefined)
  // A build that stops elsewhere does not wait for it.
  worker.unref()
  return {
    send: (task) => worker.postMessage({ task }),
    finish: async () => {
      worker.ref()
      worker.postMessage({})
      return result
    },
  }
}

/** Serves the thread in which it is called, with the settings that the thread was started with. */
export function workInThread<Settings, Task, Result>(
  start: (settings: Settings) => Work<Task, Result>,
): void {
  const port = parentPort
  if (!port) throw new Error('this module runs in a thread')
  const work = start(workerData as Settings)
  let done: Promise<void> = Promise.resolve()
  port.on('message', (message: { task: Task } | { task?: undefined }) => {
    const { task } = message
    done = done.then(async () => {
      if (task !== undefined) return work.take(task)
      port.postMessage(await work.finish())
      port.close()
    })
  })
}
