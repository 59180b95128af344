// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { theme } from './theme.ts'

afterEach(() => localStorage.clear())

test('the default theme follows the system', () => {
  expect(theme.get()).toBe('system')
})

test.each(['system', 'light', 'dark'] as const)('%s is stored as a plain word', (chosen) => {
  expect(theme.set(chosen)).toEqual({ ok: true })
  expect(localStorage.getItem('theme')).toBe(chosen)
  expect(theme.get()).toBe(chosen)
})

test.each(['"dark"', 'Dark', 'blue', '', 'null', '{}'])('%s is not a theme', (raw) => {
  localStorage.setItem('theme', raw)
  expect(theme.get()).toBe('system')
})
