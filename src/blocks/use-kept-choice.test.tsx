// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useKeptChoice } from './use-kept-choice.ts'

const listeners = new Set<() => void>()
vi.mock('@tanstack/react-router', () => {
  const subscribe = (_event: 'onBeforeNavigate', listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const router = { subscribe }
  return { useRouter: () => router }
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function renderChoice() {
  const keep = vi.fn<(choice: string) => void>()
  const hook = renderHook(({ kept }) => useKeptChoice(kept, keep), {
    initialProps: { kept: 'all' },
  })
  return {
    keep,
    shown: () => hook.result.current[0],
    choose: (choice: string) => act(() => hook.result.current[1](choice)),
    addressSays: (kept: string) => hook.rerender({ kept }),
    leave: () => hook.unmount(),
  }
}

test('a choice is shown at once and kept a moment later, the last of several', () => {
  const { keep, shown, choose, addressSays } = renderChoice()
  expect(shown()).toBe('all')
  choose('business')
  expect(shown()).toBe('business')
  expect(keep).not.toHaveBeenCalled()
  choose('free')
  vi.runAllTimers()
  expect(keep.mock.calls).toEqual([['free']])
  addressSays('free')
  expect(shown()).toBe('free')
})

test('a choice that is made while the one before is being kept stays', () => {
  const { keep, shown, choose, addressSays } = renderChoice()
  choose('business')
  vi.runAllTimers()
  choose('free')
  addressSays('business')
  expect(shown()).toBe('free')
  vi.runAllTimers()
  expect(keep).toHaveBeenLastCalledWith('free')
})

test('what is kept is shown from then on, whoever changes it', () => {
  const { shown, choose, addressSays } = renderChoice()
  choose('business')
  addressSays('business')
  addressSays('all')
  expect(shown()).toBe('all')
})

test('a page that is left keeps nothing any more', () => {
  const { keep, choose, leave } = renderChoice()
  choose('business')
  leave()
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})

test('who goes elsewhere at once is not taken back to keep a choice', () => {
  const { keep, choose } = renderChoice()
  choose('business')
  for (const listener of listeners) listener()
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})
