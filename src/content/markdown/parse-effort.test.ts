import { expect, test } from 'vitest'

import { isQuickToParse } from './parse-effort.ts'

const MANY_MARKS = '*a_'.repeat(10_000)

test.each([
  ['code', '```ts\nconst list = [[1, 2], [3, 4]]\n```\n\n'.repeat(300)],
  ['a long block without an empty line', `\`\`\`json\n${'  "key": "value",\n'.repeat(1500)}\`\`\``],
  ['few marks', `${'*a_'.repeat(100)}\n\n`.repeat(100)],
])('%s is parsed quickly', (_, source) => {
  expect(isQuickToParse(source)).toBe(true)
})

// A line that looks like a fence may not be one; the following lines are then Markdown and count as such.
test.each([
  ['nothing', ''],
  ['backticks with one more behind them', '``` `\n'],
  ['a fence that another kind of fence does not close', '```\n~~~\n```\n'],
  ['a fence that ends with its list', '- a\n  ```\n'],
  ['a fence within a comment', '<!--\n```\n-->\n'],
  ['a fence', '```\n'],
])('too many marks after %s are not parsed', (_, lead) => {
  expect(isQuickToParse(lead + MANY_MARKS)).toBe(false)
})
