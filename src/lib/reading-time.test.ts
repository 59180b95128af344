import { expect, test } from 'vitest'

import { countWords } from './reading-time.ts'

test('Markdown markers of tables, lists and headings are not counted as words', () => {
  expect(countWords('## Два слова\n\n| a | b |\n| --- | :-: |\n| 1 | — |\n\n- так')).toBe(6)
})
