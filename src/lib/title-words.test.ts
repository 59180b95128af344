import { expect, test } from 'vitest'

import { titleWords } from './title-words.ts'

test.each([
  ['How to find AI agents in 2023, with GPT4', ['find', 'agents', 'with']],
  ['Промпт-інжиніринг: памʼять', ['промпт', 'інжиніринг', 'память']],
])('%s has words that a misspelt one is compared with', (title, words) => {
  expect(titleWords(title)).toEqual(words)
})
