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

test('the browser is asked to keep what is stored, unless it does so already', async () => {
  persist.mockRejectedValue(new Error('refused'))
  answer(true)
  requestPersistentStorage()
  await Promise.resolve()
  expect(persist).not.toHaveBeenCalled()
  answer(false)
  requestPersistentStorage()
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('a browser that cannot be asked is left alone', () => {
  expect(() => requestPersistentStorage()).not.toThrow()
})
