import { expect, test } from 'vitest'

import { parsePost } from './parse-post.ts'
import { plainText } from './plain-text.ts'

test.each([
  ['# Заголовок *рядок*\n\nтекст', 'Заголовок рядок текст'],
  ['сло**во** і `код`', 'слово і код'],
  ['```js\nconst a = 1\n```\nкінець', 'const a = 1 кінець'],
  ['- один\n- [два](https://e.com)\n\n| a | b |\n|--|--|\n| c | d |', 'один два a b c d'],
  ['рядок  \nдругий [image:https://e.com/a.png] <b>', 'рядок другий <b>'],
])('the plain text of %j is %j', (source, expected) => {
  expect(plainText(parsePost(source))).toBe(expected)
})
