import { expect, test } from 'vitest'

import { withoutJoiners } from '#src/lib/without-joiners.ts'

import { holdWords, holdWordsDeep } from './hold-words.ts'

// In the table ~ is the word joiner, U+2060.
test.each([
  ['з 9:00–18:00 за Києвом', 'з 9:00–~18:00 за Києвом'],
  ['знижка 10–20\u202F%', 'знижка 10–~20\u202F%'],
  ['Купіть «AI-агенти».', 'Купіть «AI-~агенти».'],
  ['будь-якої та по-своєму', 'будь-~якої та по-~своєму'],
  ['пліч-о-пліч, 95-й', 'пліч-~о-~пліч, 95-~й'],
  ['A 12-week start-up.', 'A 12-~week start-~up.'],
  ['Промпт-інжиніринг і AI-фундаменталізація', 'Промпт-інжиніринг і AI-фундаменталізація'],
  ['see https://eur-lex.europa.eu, a-b@c.org', 'see https://eur-lex.europa.eu, a-b@c.org'],
  ['see /courses/ai-fundamentals', 'see /courses/ai-fundamentals'],
  ['ai-fundamentals', 'ai-fundamentals'],
  ['2023-10-10T09:00:00Z', '2023-10-10T09:00:00Z'],
])('%s', (text, expected) => {
  const held = holdWords(text)
  expect(held).toBe(expected.replaceAll('~', '\u2060'))
  expect(holdWords(held)).toBe(held)
  expect(withoutJoiners(held)).toBe(text)
})

test('every string of a structure is held, and nothing else of it is changed', () => {
  const date = new Date(0)
  expect(holdWordsDeep({ list: ['a QR-код'], count: 5, date, none: null })).toEqual({
    list: ['a QR-\u2060код'],
    count: 5,
    date,
    none: null,
  })
})
