import { expect, test } from 'vitest'

import { drawableText } from './drawable-text.ts'

test('a picture for sharing has no gaps where signs were left out', () => {
  expect(drawableText('🚀 Від Excel → до 中文 бота')).toBe('Від Excel до бота')
  expect(drawableText('«Ґанок» — це №1, 5\u202F% і $3')).toBe('«Ґанок» — це №1, 5\u202F% і $3')
})
