import { expect, test } from 'vitest'

import { LOCALES, type Locale } from './locales.ts'
import { typeset } from './typography.ts'

const PIECES = [
  'слово',
  'word',
  'в',
  'не',
  'же',
  's',
  '5',
  '45 000',
  '70%',
  '9-18',
  '9:00-18:00',
  '-5',
  '$',
  'грн',
  '"',
  '"слово',
  'слово"',
  "'",
  "'word'",
  '«',
  '»',
  '„слово“',
  '(',
  ')',
  '.',
  '...',
  '…',
  '-',
  '–',
  '—',
  '/',
  '№',
  '`',
  '\n',
  '\u00A0',
  '\u202F',
  'a_1',
  '2023-10-10',
  'https://example.com/1-2',
]

test.each(LOCALES)('typesetting is idempotent (%s)', (locale: Locale) => {
  const unstable: string[] = []
  for (const a of PIECES) {
    for (const b of PIECES) {
      for (const c of PIECES) {
        for (const text of [`${a}${b}${c}`, `${a} ${b} ${c}`, `${a} ${b}${c}`, `${a}${b} ${c}`]) {
          const typesetOnce = typeset(locale, text)
          if (typeset(locale, typesetOnce) !== typesetOnce) unstable.push(text)
        }
      }
    }
  }
  expect(unstable).toEqual([])
})

test.each(LOCALES)('typesetting loses, adds or moves no letter and no digit (%s)', (locale) => {
  const content = (text: string) => text.replace(/[^\p{L}\p{N}]|ʼ/gu, '')
  const text = PIECES.join(' ') + PIECES.join('') + PIECES.toReversed().join(' ')
  expect(content(typeset(locale, text))).toBe(content(text))
})
