import { expect, test, vi } from 'vitest'

import { memoize, once } from './memoize.ts'

test('an object is asked about once, and one that looks the same is another', () => {
  let calls = 0
  const double = memoize(({ n }: { n: number }) => {
    calls += 1
    return n * 2
  })
  const one = { n: 1 }
  expect([double(one), double(one), double({ n: 1 })]).toEqual([2, 2, 2])
  expect(calls).toBe(2)
})

test('what is there is not loaded again', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const get = once(load)
  expect(get()).toBe(get())
  expect(await get()).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

test('what has failed is tried again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('part')
  const get = once(load)
  await expect(get()).rejects.toThrow('offline')
  expect(await get()).toBe('part')
})
