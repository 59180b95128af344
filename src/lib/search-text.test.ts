import { expect, test } from 'vitest'

import { readableText, searchWord, WORD } from './search-text.ts'

test.each([
  ['кі\u00ADно\u00ADплівка', 'кіноплівка'],
  ['теле\u2060бачення', 'телебачення'],
  ['и\u0306огуртовии\u0306', 'йогуртовий'],
  ['і\u0308жа', 'їжа'],
  ['за\u0301мок', 'замок'],
  ['cafe\u0301', 'café'],
  ['\uFEFFслово\u200B', 'слово'],
])('%j is normalized to %s', (text, read) => {
  expect(readableText(text)).toBe(read)
})

test.each(["зв'язок", 'зв’язок', 'звʼязок', 'зв`язок', 'Звязок', 'зв\u02BCя\u0301зок'])(
  '%s is one word to search',
  (text) => {
    expect(searchWord(text)).toBe('звязок')
  },
)

test('words of a text stand behind any sign', () => {
  const text = '«так (newly) [x @name .env $20 doesn’t, AI-агент'
  expect(text.match(WORD)).toEqual([
    'так',
    'newly',
    'x',
    'name',
    'env',
    '20',
    'doesn’t',
    'AI',
    'агент',
  ])
})
