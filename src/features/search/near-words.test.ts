import { expect, test } from 'vitest'

import { correctWords } from './near-words.ts'

const DICTIONARY = ['business', 'consultation', 'prompt', 'консультація', 'промпт']

test.each([
  ['promt', 'prompt'],
  ['prommpt', 'prompt'],
  ['pronpt', 'prompt'],
  ['промтп', 'промпт'],
  ['consultaton', 'consultation'],
  ['konsultaton', 'consultation'],
  ['консултація', 'консультація'],
  ['promt для consultaton', 'prompt для consultation'],
  // A prefix of a word is not a misspelling.
  ['consult', undefined],
  ['prompt', undefined],
  // Two typos in a short word make another word.
  ['promise', undefined],
  ['prm', undefined],
  ['elephant', undefined],
])('the misspelled query %s suggests %s', (query, expected) => {
  expect(correctWords(query.split(' '), DICTIONARY)).toBe(expected)
})
