import { bundledLanguages } from 'shiki'
import { expect, test } from 'vitest'

import { isCodeLanguage, KNOWN_LANGUAGES, languageName } from './code-languages.ts'

test.each([
  ['ts', 'TypeScript'],
  ['brainfuck', undefined],
  // Inherited object properties are not languages.
  ['__proto__', undefined],
  ['constructor', undefined],
])('the language of a fence %s is displayed as %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})

test('a fence may use listed languages, text, and other names as written', () => {
  const names = ['ts', 'text', 'go', 'sh', 'TS', 'typscript', '']
  expect(names.filter(isCodeLanguage)).toEqual(['ts', 'text', 'go', 'sh'])
})

test('the highlighter knows every allowed language', () => {
  const plain = ['text', 'plaintext', 'txt']
  const unknown = KNOWN_LANGUAGES.filter(
    (name) => !plain.includes(name) && !(name in bundledLanguages),
  )
  expect(unknown).toEqual([])
})
