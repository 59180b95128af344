// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, expect, test, vi } from 'vitest'

import { useOpenedHere } from './use-opened-here.ts'

const back = vi.spyOn(history, 'back').mockImplementation(() => {})
afterEach(() => back.mockClear())
afterAll(() => back.mockRestore())

test('what was opened here is closed by going back, once', () => {
  const show = vi.fn<(what: string | undefined, replace: boolean) => void>()
  const { result } = renderHook(() => useOpenedHere(show))
  act(() => result.current.open('one'))
  expect(show).toHaveBeenLastCalledWith('one', false)
  act(() => result.current.close())
  expect(back).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledOnce()
})

test('what a link brought along leaves the address in its place', () => {
  const show = vi.fn<(what: string | undefined, replace: boolean) => void>()
  const { result } = renderHook(() => useOpenedHere(show))
  act(() => result.current.close())
  expect(back).not.toHaveBeenCalled()
  expect(show).toHaveBeenLastCalledWith(undefined, true)
})
