import { expect, test, vi } from 'vitest'

import { memoize, once } from './memoize.ts'

test('results are cached by object identity', () => {
  let calls = 0
  const double = memoize(({ n }: { n: number }) => {
    calls += 1
    return n * 2
  })
  const input = { n: 1 }
  expect([double(input), double(input), double({ n: 1 })]).toEqual([2, 2, 2])
  expect(calls).toBe(2)
})

test('a successful load is not repeated', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('part')
  const get = once(load)
  expect(get()).toBe(get())
  expect(await get()).toBe('part')
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is retried', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline'))
  load.mockResolvedValue('part')
  const get = once(load)
  await expect(get()).rejects.toThrow('offline')
  expect(await get()).toBe('part')
})
