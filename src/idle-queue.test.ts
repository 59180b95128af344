import { expect, test } from 'vitest'

import { createIdleQueue, isSavingData } from './idle-queue.ts'

test('tasks start one by one, in their order, and not at once', async () => {
  const done: number[] = []
  const queue = createIdleQueue()
  const all = new Promise<void>((resolve) => {
    queue(() => done.push(1))
    queue(() => {
      done.push(2)
      queue(() => {
        done.push(3)
        resolve()
      })
    })
  })
  expect(done).toEqual([])
  await all
  expect(done).toEqual([1, 2, 3])
})

test.each([
  [{}, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('%j: data is saved: %s', (navigator, isSaving) => {
  expect(isSavingData(navigator)).toBe(isSaving)
})
