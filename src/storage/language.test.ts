// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { language } from './language.ts'

afterEach(() => localStorage.clear())

test('no language is chosen at first', () => {
  expect(language.get()).toBeNull()
})

test.each(['en', 'uk'] as const)('%s is stored as a bare word under "language"', (chosen) => {
  expect(language.set(chosen)).toEqual({ ok: true })
  expect(localStorage.getItem('language')).toBe(chosen)
  expect(language.get()).toBe(chosen)
})

test('a choice is taken back by null', () => {
  language.set('uk')
  language.set(null)
  expect(localStorage.getItem('language')).toBeNull()
  expect(language.get()).toBeNull()
})

test.each(['"uk"', 'ru', 'UK', 'uk ', '', 'null', '{}'])('%s is no language', (raw) => {
  localStorage.setItem('language', raw)
  expect(language.get()).toBeNull()
})
