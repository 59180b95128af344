import { expect, test, vi } from 'vitest'

import { once } from './once.ts'

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
