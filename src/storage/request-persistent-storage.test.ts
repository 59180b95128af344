// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'

import { requestPersistentStorage } from './request-persistent-storage.ts'

test('persistent storage is requested, and a refusal is ignored', () => {
  const persist = vi.fn<() => Promise<boolean>>().mockRejectedValue(new Error('refused'))
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'))
  requestPersistentStorage()
  expect(persist).toHaveBeenCalledOnce()
})

test('a browser without the API is ignored', () => {
  expect(() => requestPersistentStorage()).not.toThrow()
})
