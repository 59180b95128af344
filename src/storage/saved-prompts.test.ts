// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { addPrompt, EMPTY_PROMPT, promptKey, restorePrompt, savedPrompts } from './saved-prompts.ts'

beforeEach(() => localStorage.clear())

const prompt = (task: string) => ({ ...EMPTY_PROMPT, task })

test('prompts that differ only in spaces and a final full stop are one, and the newest is kept', () => {
  expect(addPrompt([prompt('Cut it'), prompt('Sing')], prompt(' Cut it. '))).toEqual([
    prompt(' Cut it. '),
    prompt('Sing'),
  ])
})

test('stored prompts are deduplicated, and empty ones are dropped', () => {
  const stored = [
    {},
    {},
    { task: 'Cut it' },
    { task: 'Cut it.' },
    { tone: ' ' },
    { role: 'Cut it' },
  ]
  localStorage.setItem('savedPrompts', JSON.stringify(stored))
  const keys = savedPrompts.get().map(promptKey)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

test('a prompt with only a full stop is not empty', () => {
  expect(promptKey(prompt('.'))).not.toBe(promptKey(EMPTY_PROMPT))
})

test('a removed prompt is restored to its position once', () => {
  const [first, second, third] = [prompt('One'), prompt('Two'), prompt('Three')]
  expect(restorePrompt([first, third], second, 1)).toEqual([first, second, third])
  expect(restorePrompt([second, first], second, 1)).toEqual([second, first])
  expect(restorePrompt([], second, 1)).toEqual([second])
})
