import { expect, test } from 'vitest'

import type { Locale } from '#src/i18n/locales.ts'

import { getTitle } from './cached-pages.ts'

test.each<[string, Locale, string]>([
  ['<!doctype html><title>A &amp; B / C · Name</title><h1>D</h1>', 'en', 'A & B / C'],
  ['# 50 prompts / 50 промптів\n\nText', 'en', '50 prompts'],
  ['# 50 prompts / 50 промптів\n\nText', 'uk', '50 промптів'],
  ['# Prompts', 'uk', 'Prompts'],
  ['export const post = {}', 'en', ''],
])('the title of %j in %s is %j', (text, locale, title) => {
  expect(getTitle(text, locale)).toBe(title)
})
