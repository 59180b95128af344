import { expect, test } from 'vitest'

import { countWords } from './reading-time.ts'

test('signs of a table, a list and a heading are no words', () => {
  expect(countWords('## Два слова\n\n| a | b |\n| --- | :-: |\n| 1 | — |\n\n- так')).toBe(6)
})
