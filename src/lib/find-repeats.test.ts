import { expect, test } from 'vitest'

import { findRepeats } from './find-repeats.ts'

test('what stands in a list a second time is found, however its letters are written', () => {
  expect(findRepeats(['ai', 'bot', 'AI', 'bot', 'ai'])).toEqual([2, 3, 4])
  expect(findRepeats(['Бот', 'бот', 'ai'])).toEqual([1])
  expect(findRepeats([])).toEqual([])
})
