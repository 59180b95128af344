// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { reloadOnce, reloadOnline } from './reload-once.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('an unreachable server does not use up the automatic reload', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { href: 'https://site.example/', reload })
  const ask = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', ask.mockResolvedValue(new Response()))
  const missing = new TypeError('Failed to fetch dynamically imported module: /a.js')

  expect(await reloadOnce(missing)).toBeUndefined()
  expect(await reloadOnce(missing)).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
  expect(await reloadOnce(missing)).toBe(false)
})

test('a page that is already navigating away is not reloaded', async () => {
  vi.useFakeTimers()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { href: 'https://site.example/', reload })
  vi.stubGlobal('fetch', vi.fn<typeof fetch>().mockResolvedValue(new Response()))
  document.documentElement.dataset.leaving = ''
  void reloadOnce(new TypeError('Failed to fetch dynamically imported module: /b.js'))
  reloadOnline()
  await vi.advanceTimersByTimeAsync(9000)
  expect(reload).not.toHaveBeenCalled()
  delete document.documentElement.dataset.leaving
  vi.useRealTimers()
})
