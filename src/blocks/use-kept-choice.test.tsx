// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useKeptChoice } from './use-kept-choice.ts'

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
    choose: (choice: string) => act(() => hook.result.current[1](() => choice)),
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

test('an address that says the same in another object has kept it', () => {
  const keep = vi.fn<(choice: { hours: number }) => void>()
  const { result, rerender } = renderHook(({ kept }) => useKeptChoice(kept, keep), {
    initialProps: { kept: { hours: 10 } },
  })
  act(() => result.current[1](() => ({ hours: 20 })))
  rerender({ kept: { hours: 20 } })
  rerender({ kept: { hours: 30 } })
  expect(result.current[0]).toEqual({ hours: 30 })
})

test('a choice that is made before the one before is shown builds on it', () => {
  const keep = vi.fn<(choice: { hours: number; cost: number }) => void>()
  const { result } = renderHook(() => useKeptChoice({ hours: 10, cost: 500 }, keep))
  const choose = result.current[1]
  act(() => {
    choose((chosen) => ({ ...chosen, hours: 20 }))
    choose((chosen) => ({ ...chosen, cost: 1000 }))
  })
  expect(result.current[0]).toEqual({ hours: 20, cost: 1000 })
  vi.runAllTimers()
  expect(keep.mock.calls).toEqual([[{ hours: 20, cost: 1000 }]])
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
  history.pushState(null, '', '/elsewhere')
  vi.runAllTimers()
  expect(keep).not.toHaveBeenCalled()
})
