import { expect, test } from 'vitest'

import { compareIds, findRepeats } from './lists.ts'

test('ids are sorted alphabetically', () => {
  expect(['rag', 'ai', 'ai-agents', 'chatbot', 'ai'].toSorted(compareIds)).toEqual([
    'ai',
    'ai',
    'ai-agents',
    'chatbot',
    'rag',
  ])
})

test('duplicates are found regardless of case', () => {
  expect(findRepeats(['ai', 'bot', 'AI', 'bot', 'ai'])).toEqual([2, 3, 4])
  expect(findRepeats(['Бот', 'бот', 'ai'])).toEqual([1])
  expect(findRepeats([])).toEqual([])
})
