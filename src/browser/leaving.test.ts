// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { comeBack, forgetLeaving, noteLeaving, unlessLeaving } from './leaving.ts'

const missing = new TypeError('Importing a module script failed.')
const load = vi.fn<() => Promise<string>>()

beforeEach(() => {
  vi.useFakeTimers()
  load.mockReset()
  delete document.documentElement.dataset.leaving
})

afterEach(() => {
  vi.useRealTimers()
})

test('what is loaded comes, and on a page that stays a failure is told at once', async () => {
  load.mockResolvedValueOnce('part').mockRejectedValueOnce(missing)
  expect(await unlessLeaving(load)).toBe('part')
  await expect(unlessLeaving(load)).rejects.toBe(missing)
  expect(load).toHaveBeenCalledTimes(2)
})

test('on a page that is being left nothing is told, and one that stays after all loads it again', async () => {
  load.mockRejectedValueOnce(missing).mockResolvedValueOnce('part')
  noteLeaving()
  const told = vi.fn<() => void>()
  const loading = unlessLeaving(load).finally(told)
  await vi.advanceTimersByTimeAsync(9000)
  expect(told).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(await loading).toBe('part')
})

test('of a page that Back has brought as it was left failures are told at once', async () => {
  load.mockRejectedValue(missing)
  noteLeaving()
  forgetLeaving(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(document.documentElement.dataset.leaving).toBe('')
  forgetLeaving(new PageTransitionEvent('pageshow', { persisted: true }))
  await expect(unlessLeaving(load)).rejects.toBe(missing)
})

test('of a page that stayed once later failures are told at once', async () => {
  load.mockRejectedValue(missing)
  noteLeaving()
  const loading = unlessLeaving(load).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe(missing)
  await expect(unlessLeaving(load)).rejects.toBe(missing)
  expect(load).toHaveBeenCalledTimes(3)
})

test('a network that comes back loads the page, but one that is being left only if it stays after all', async () => {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  comeBack()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
  noteLeaving()
  comeBack()
  await vi.advanceTimersByTimeAsync(9000)
  expect(reload).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
