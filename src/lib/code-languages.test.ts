import { bundledLanguages } from 'shiki'
import { expect, test } from 'vitest'

import { isCodeLanguage, KNOWN_LANGUAGES, languageName } from './code-languages.ts'

test.each([
  ['ts', 'TypeScript'],
  ['brainfuck', undefined],
  // What an object has by itself is no language.
  ['__proto__', undefined],
  ['constructor', undefined],
])('the language of a fence %s is called %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

test('a fence may name the languages of the bar, text, and others as they are written', () => {
  const asked = ['ts', 'text', 'go', 'sh', 'TS', 'typscript', '']
  expect(asked.filter(isCodeLanguage)).toEqual(['ts', 'text', 'go', 'sh'])
})

test('what colours code at build time knows every language that a fence may name', () => {
  const plain = ['text', 'plaintext', 'txt']
  const unknown = KNOWN_LANGUAGES.filter(
    (name) => !plain.includes(name) && !(name in bundledLanguages),
  )
  expect(unknown).toEqual([])
})
