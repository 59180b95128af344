// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { reloadOnce } from './reload-once.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('a server that does not answer leaves the one reload for later', async () => {
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
