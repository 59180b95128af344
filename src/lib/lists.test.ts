import { expect, test } from 'vitest'

import { compareIds, findRepeats } from './lists.ts'

test('ids stand in the order of the alphabet', () => {
  expect(['rag', 'ai', 'ai-agents', 'chatbot', 'ai'].toSorted(compareIds)).toEqual([
    'ai',
    'ai',
    'ai-agents',
    'chatbot',
    'rag',
  ])
})

test('what stands in a list a second time is found, however its letters are written', () => {
  expect(findRepeats(['ai', 'bot', 'AI', 'bot', 'ai'])).toEqual([2, 3, 4])
  expect(findRepeats(['Бот', 'бот', 'ai'])).toEqual([1])
  expect(findRepeats([])).toEqual([])
})
