// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { keepStorage } from './keep-storage.ts'

const persist = vi.fn<() => Promise<boolean>>()

function answer(isKept: boolean) {
  const storage = { persisted: () => Promise.resolve(isKept), persist }
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true })
}

afterEach(() => {
  persist.mockReset()
  Reflect.deleteProperty(navigator, 'storage')
})

test('the browser is asked to keep what is stored, unless it does so already', async () => {
  persist.mockRejectedValue(new Error('refused'))
  answer(true)
  keepStorage()
  await Promise.resolve()
  expect(persist).not.toHaveBeenCalled()
  answer(false)
  keepStorage()
  await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
})

test('a browser that cannot be asked is left alone', () => {
  expect(() => keepStorage()).not.toThrow()
})
