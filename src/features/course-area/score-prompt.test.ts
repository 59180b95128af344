import { expect, test } from 'vitest'

import { en } from '#src/i18n/messages/area/en.ts'
import { uk } from '#src/i18n/messages/area/uk.ts'

import { assemblePrompt, joinSentences, scorePrompt } from './score-prompt.ts'

const EMPTY = { role: '', task: '', context: '', format: '', tone: '' }
const COMPLETE_PROMPT = {
  role: 'marketer',
  task: 'Write a letter',
  context: 'a webinar',
  format: 'a list',
  tone: 'calm',
}

/** Replaces the no-break spaces that typography adds. */
const plain = (text: string) => text.replaceAll('\u00A0', ' ')

test.each([
  [
    EMPTY,
    0,
    'Додайте роль для ШІ. Опишіть завдання. Додайте контекст. Вкажіть бажаний формат. Визначте тон',
  ],
  [
    { ...EMPTY, role: 'a' },
    20,
    'Опишіть завдання. Додайте контекст. Вкажіть бажаний формат. Визначте тон',
  ],
  [{ ...COMPLETE_PROMPT, role: '', tone: '' }, 60, 'Додайте роль для ШІ. Визначте тон'],
  [{ ...COMPLETE_PROMPT, tone: ' \n\t' }, 80, 'Визначте тон'],
  [{ ...COMPLETE_PROMPT, context: '\u00A0' }, 80, 'Додайте контекст'],
  [COMPLETE_PROMPT, 100, 'Відмінний промпт! 🎉'],
])('the prompt %j scores %i: %s', (draft, percent, feedback) => {
  const score = scorePrompt(draft, uk.area.builder)
  expect({ ...score, feedback: plain(score.feedback) }).toEqual({
    percent,
    feedback,
    isComplete: percent === 100,
  })
})

test('hints are available in English', () => {
  expect(plain(scorePrompt(EMPTY, en.area.builder).feedback)).toBe(
    'Add a role for the AI. Describe the task. Add context. Specify the desired format. Define the tone',
  )
  expect(plain(scorePrompt(COMPLETE_PROMPT, en.area.builder).feedback)).toBe('Excellent prompt! 🎉')
})

test('assembling a prompt names missing fields, and joining leaves them out', () => {
  const sentences = assemblePrompt({ ...COMPLETE_PROMPT, tone: '' }, en.area.builder)
  expect(plain(joinSentences(sentences))).toBe(
    'Role: marketer. Write a letter. Context: a webinar. Answer format: a list.',
  )
  expect(sentences.at(-1)).toEqual({ field: 'tone', text: 'Tone', isMissing: true })
})

test('a sentence that already ends with punctuation gets no full stop', () => {
  const sentences = assemblePrompt({ ...EMPTY, task: 'What is missing?' }, en.area.builder)
  expect(joinSentences(sentences)).toBe('What is missing?')
})
