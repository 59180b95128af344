import { expect, test } from 'vitest'

import { cleanLine, cleanText } from './clean-text.ts'

test.each([
  ['a\r\nb\rc', 'a\nb\nc'],
  ['a\u0000b\u0008\u007F\u009F', 'ab'],
  ['a\tb\u00A0c', 'a\tb\u00A0c'],
  ['half a \uD83D character', 'half a  character'],
  ['😀 is whole', '😀 is whole'],
])('cleaning %j returns %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected)
})

test('a cleaned line contains no line breaks and no surrounding spaces', () => {
  expect(cleanLine(' a\r\n\tb\u00A0c ')).toBe('a b\u00A0c')
})
