import { expect, test } from 'vitest'

import { removeStopWords } from './stop-words.ts'

test.each([
  ['how much does it cost', 'cost'],
  ['What is the price?', 'price?'],
  ['whatʼs a session', 'session'],
  ['скільки коштує курс', 'коштує курс'],
  ['Яка ціна?', 'ціна?'],
  ['AI-агенти на практиці', 'AI-агенти практиці'],
  ['памʼять бота', 'памʼять бота'],
  ['how it is', 'how it is'],
  ['що це', 'що це'],
  ['', ''],
])('the query %j is reduced to %j', (query, expected) => {
  expect(removeStopWords(query)).toBe(expected)
})
