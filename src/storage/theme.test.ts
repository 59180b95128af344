// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { theme } from './theme.ts'

afterEach(() => localStorage.clear())

test("the system's theme is the first", () => {
  expect(theme.get()).toBe('system')
})

test.each(['system', 'light', 'dark'] as const)('%s is stored as a bare word', (chosen) => {
  expect(theme.set(chosen)).toEqual({ ok: true })
  expect(localStorage.getItem('theme')).toBe(chosen)
  expect(theme.get()).toBe(chosen)
})

test.each(['"dark"', 'Dark', 'blue', '', 'null', '{}'])('%s is no theme', (raw) => {
  localStorage.setItem('theme', raw)
  expect(theme.get()).toBe('system')
})
