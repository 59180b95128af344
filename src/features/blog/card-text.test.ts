import { expect, test } from 'vitest'

import { cardText } from './post-card.tsx'

const LONG_TEXT = `Of a sentence that goes on ${'and on '.repeat(12)}nothing is left out.`

test.each([
  ['How to start. A ladder of four rungs.', 'How to start. A ladder of four rungs.'],
  [`How to start. ${LONG_TEXT}`, 'How to start.'],
  [`What is it? It is new! ${LONG_TEXT}`, 'What is it? It is new!'],
  [`${LONG_TEXT} More.`, LONG_TEXT],
  ['Node.js 20 and no full stop', 'Node.js 20 and no full stop'],
  ['', ''],
])('cardText(%j) returns %j', (excerpt, expected) => {
  expect(cardText(excerpt)).toBe(expected)
})
