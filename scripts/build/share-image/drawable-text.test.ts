import { expect, test } from 'vitest'

import { drawableText, undrawableCharacters } from './drawable-text.ts'

test('removing characters from the text of a share image leaves no gaps', () => {
  expect(drawableText('🚀 Від Excel → до 中文 бота')).toBe('Від Excel до бота')
  expect(drawableText('«Ґанок» — це №1, 5\u202F% і $3')).toBe('«Ґанок» — це №1, 5\u202F% і $3')
})

test('removed characters are reported once each', () => {
  expect(undrawableCharacters('🚀 Від Excel → до 中文 → бота')).toEqual(['🚀', '→', '中', '文'])
  expect(undrawableCharacters('«Ґанок» — це №1, 5\u202F% і $3')).toEqual([])
})
