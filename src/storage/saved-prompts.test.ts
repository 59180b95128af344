// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { addPrompt, EMPTY_PROMPT, promptKey, restorePrompt, savedPrompts } from './saved-prompts.ts'

beforeEach(() => localStorage.clear())

const prompt = (task: string) => ({ ...EMPTY_PROMPT, task })

test('prompts that differ by spaces and a full stop at the end are one, and the newest stays', () => {
  expect(addPrompt([prompt('Cut it'), prompt('Sing')], prompt(' Cut it. '))).toEqual([
    prompt(' Cut it. '),
    prompt('Sing'),
  ])
})

test('whatever is stored, each prompt is there once and none is empty', () => {
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

test('a full stop alone is not nothing', () => {
  expect(promptKey(prompt('.'))).not.toBe(promptKey(EMPTY_PROMPT))
})

test('a removed prompt comes back to its place, once', () => {
  const [one, two, three] = [prompt('One'), prompt('Two'), prompt('Three')]
  expect(restorePrompt([one, three], two, 1)).toEqual([one, two, three])
  expect(restorePrompt([two, one], two, 1)).toEqual([two, one])
  expect(restorePrompt([], two, 1)).toEqual([two])
})
