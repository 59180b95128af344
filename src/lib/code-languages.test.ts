import { expect, test } from 'vitest'

import { languageName } from './code-languages.ts'

test.each([
  ['ts', 'TypeScript'],
  ['brainfuck', undefined],
  // What an object has by itself is no language.
  ['__proto__', undefined],
  ['constructor', undefined],
])('the language of a fence %s is called %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})
