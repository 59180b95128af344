import { expect, test } from 'vitest'
import { z } from 'zod'

import { endedFigures, removeEndedTexts } from './past-offer.ts'

const END = '2026-11-25T12:00:00+02:00'
const offer = { id: 'one', countdown: 'fixed', countdownUntil: END, oldPrice: 49 }
const ended = endedFigures([offer], Date.parse(END))

/** File types are determined by name: this is the page text of a course. */
const page = {
  name: 'CourseText',
  schema: z.strictObject({
    lead: z.string(),
    note: z.string().optional(),
    lines: z.array(z.string()).min(1),
    faq: z.array(z.strictObject({ question: z.string(), answer: z.string() })),
  }),
}

const WORDS = { lead: 'Learn', lines: ['a'], faq: [] }

test.each([
  ['a line of a list', { lines: ['{one.discount} off', 'a', 'for {one.price}'] }, ['lines.0']],
  ['an optional text', { note: 'not {one.regular}' }, ['note']],
  [
    'a question with its answer, and no other',
    {
      faq: [
        { question: 'Is it {one.price} or {one.regular}?', answer: 'You save {one.saved}.' },
        { question: 'Why?', answer: 'Because.' },
        { question: 'When?', answer: 'Until then it is {one.discount}.' },
      ],
    },
    ['faq.0.question', 'faq.0.answer', 'faq.2.answer'],
  ],
])('%s that uses a figure of an ended offer is left out', (_case, text, places) => {
  const { words: remaining, texts } = removeEndedTexts(page, { ...WORDS, ...text }, ended)
  expect(texts.map(({ path }) => path.join('.'))).toEqual(places)
  expect(texts.every(({ isLeftOut }) => isLeftOut)).toBe(true)
  expect(JSON.stringify(remaining)).not.toMatch(/regular|saved|discount/)
  expect(JSON.stringify(remaining).match(/"a"|price|Because/g)).toEqual(
    JSON.stringify({ ...WORDS, ...text })
      .replace('Is it {one.price}', '')
      .match(/"a"|price|Because/g),
  )
})

test('required fields and fields outside pages stay', () => {
  const text = { ...WORDS, lead: '{one.discount}', lines: ['{one.saved}'] }
  const unchanged = { words: text, texts: [{ isLeftOut: false }, { isLeftOut: false }] }
  expect(removeEndedTexts(page, text, ended)).toMatchObject(unchanged)
  const note = { ...WORDS, note: '{one.discount}' }
  expect(removeEndedTexts({ ...page, name: 'Site' }, note, ended).words).toEqual(note)
})

test('nothing is left out during an offer or for courses without one', () => {
  const running = endedFigures([offer, { id: 'two', countdown: 'off' }], Date.parse(END) - 1)
  const text = { ...WORDS, note: '{one.discount}, {two.price}' }
  expect(removeEndedTexts(page, text, running)).toEqual({ words: text, texts: [] })
})
