import { expect, test } from 'vitest'

import { drawableText, undrawableSigns } from './drawable-text.ts'

test('a picture for sharing has no gaps where signs were left out', () => {
  expect(drawableText('🚀 Від Excel → до 中文 бота')).toBe('Від Excel до бота')
  expect(drawableText('«Ґанок» — це №1, 5\u202F% і $3')).toBe('«Ґанок» — це №1, 5\u202F% і $3')
})

test('signs that a picture for sharing leaves out are named, each once', () => {
  expect(undrawableSigns('🚀 Від Excel → до 中文 → бота')).toEqual(['🚀', '→', '中', '文'])
  expect(undrawableSigns('«Ґанок» — це №1, 5\u202F% і $3')).toEqual([])
})
