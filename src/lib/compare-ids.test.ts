import { expect, test } from 'vitest'

import { compareIds } from './compare-ids.ts'

test('ids stand in the order of the alphabet', () => {
  expect(['rag', 'ai', 'ai-agents', 'chatbot', 'ai'].toSorted(compareIds)).toEqual([
    'ai',
    'ai',
    'ai-agents',
    'chatbot',
    'rag',
  ])
})
