import { expect, test } from 'vitest'

import { titleWords } from './title-words.ts'

test.each([
  ['How to find AI agents in 2023, with GPT4', ['find', 'agents', 'with']],
  ['Промпт-інжиніринг: памʼять', ['промпт', 'інжиніринг', 'память']],
])('%s contains words for spelling suggestions', (title, words) => {
  expect(titleWords(title)).toEqual(words)
})
