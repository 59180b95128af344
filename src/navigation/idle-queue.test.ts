import { expect, test } from 'vitest'

import { createIdleQueue } from './idle-queue.ts'

test('tasks run one after the other, urgent ones first, and not at once', async () => {
  const done: number[] = []
  const queue = createIdleQueue(1)
  const run = (number: number, isUrgent = false) =>
    queue(async () => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      done.push(number)
      return number
    }, isUrgent)
  const all = Promise.all([run(1), run(2), run(3, true), run(4, true)])
  expect(done).toEqual([])
  expect(await all).toEqual([1, 2, 3, 4])
  expect(done).toEqual([3, 4, 1, 2])
})

test('a task that fails says so to whoever asked, and the next one runs', async () => {
  const queue = createIdleQueue(1)
  const failing = queue(() => Promise.reject(new Error('no network')), false)
  const other = queue(() => Promise.resolve('there'), false)
  await expect(failing).rejects.toThrow('no network')
  expect(await other).toBe('there')
})

test('no more tasks run side by side than there are lanes', async () => {
  const queue = createIdleQueue(2)
  let running = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 6 }, () =>
      queue(async () => {
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running -= 1
      }, false),
    ),
  )
  expect(most).toBe(2)
})
