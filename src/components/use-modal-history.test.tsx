// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useModalHistory } from './use-modal-history.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => {})
beforeEach(() => history.replaceState(null, ''))
afterEach(() => back.mockClear())
afterAll(() => back.mockRestore())

/** Writes only the history state, as the router does for state updates. */
const show = vi.fn<Parameters<typeof useModalHistory<string>>[0]>((_, { replace, state }) => {
  history[replace ? 'replaceState' : 'pushState'](state, '')
})
afterEach(() => show.mockClear())

test('what was opened here is closed by going back, once', () => {
  const { result } = renderHook(() => useModalHistory(show))
  act(() => result.current.open('one'))
  expect(show).toHaveBeenLastCalledWith('one', { replace: false, state: { isOpenedHere: true } })
  act(() => result.current.close())
  act(() => result.current.close())
  expect(back).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledOnce()
})

test('what was opened here before the page was loaded anew is closed by going back too', () => {
  const before = renderHook(() => useModalHistory(show))
  act(() => before.result.current.open('one'))
  before.unmount()
  const { result } = renderHook(() => useModalHistory(show))
  act(() => result.current.close())
  expect(back).toHaveBeenCalledOnce()
})

test('what a link brought along leaves the address in its place', () => {
  const { result } = renderHook(() => useModalHistory(show))
  act(() => result.current.close())
  expect(back).not.toHaveBeenCalled()
  expect(show).toHaveBeenLastCalledWith(undefined, { replace: true, state: {} })
})
