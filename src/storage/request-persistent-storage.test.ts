// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { requestPersistentStorage } from './request-persistent-storage.ts'

const persist = vi.fn<() => Promise<boolean>>()

function answer(isPersisted: boolean) {
  const storage = { persisted: () => Promise.resolve(isPersisted), persist }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
}

afterEach(() => {
  persist.mockReset()
  Reflect.deleteProperty(navigator, 'storage')
})

test('persistent storage is requested unless it is already granted', async () => {
  persist.mockRejectedValue(new Error('refused'))
  answer(true)
  requestPersistentStorage()
  await Promise.resolve()
  expect(persist).not.toHaveBeenCalled()
  answer(false)
  requestPersistentStorage()
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('a browser without the API is ignored', () => {
  expect(() => requestPersistentStorage()).not.toThrow()
})
