import { expect, test } from 'vitest'

import { drawableText, undrawableCharacters } from './drawable-text.ts'

test('a share picture omits what the fonts of the site lack, and the author is told so', () => {
  const title = '🚀 Від Excel → до résumé: 45\u00A0000\u00A0₴, «à\u00A0la carte», й'.normalize(
    'NFD',
  )
  expect(drawableText(title)).toBe('Від Excel до résumé: 45\u00A0000\u00A0₴, «\u00A0la carte», й')
  expect(undrawableCharacters(title)).toEqual(['🚀', '→', 'à'])
})
