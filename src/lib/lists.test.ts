import { expect, test } from 'vitest'

import { compareIds, findDuplicates } from './lists.ts'

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
  expect(findDuplicates(['ai', 'bot', 'AI', 'bot', 'ai'])).toEqual([2, 3, 4])
  expect(findDuplicates(['Бот', 'бот', 'ai'])).toEqual([1])
  expect(findDuplicates([])).toEqual([])
})
