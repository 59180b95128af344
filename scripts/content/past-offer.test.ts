import { expect, test } from 'vitest'
import { z } from 'zod'

import { checkContent } from './check-content.ts'
import { gatherLibrary } from './library.ts'
import {
  endedFigures,
  offerEnd,
  removeEndedTexts,
  removePastOffer,
  removePastSlots,
  warnAboutPastStarts,
  removePastStart,
} from './past-offer.ts'
import { formatProblem } from './problem.ts'
import { parseContentFile } from './read-content.ts'

const TODAY = '2026-11-29'
const NOW = Date.parse('2026-11-29T12:00:00+02:00')

test('a group that has begun is reported, one that begins today or later is not', () => {
  expect(removePastStart({ startsOn: TODAY, places: 20 }, TODAY)).toEqual({
    startsOn: TODAY,
    places: 20,
  })
  expect(removePastStart({ startsOn: '2026-11-28', places: 20 }, TODAY)).toEqual({})
})

test('past meeting times are left out, and the rest are sorted', () => {
  const openSlots = [
    '2026-12-03T15:00:00+02:00',
    '2026-11-29T11:59:00+02:00',
    '2026-12-01T15:00:00+02:00',
  ]
  expect(removePastSlots({ openSlots }, NOW).openSlots).toEqual([openSlots[2], openSlots[0]])
})

test.each([
  ['2026-12-10', '2026-12-09T22:00:00.000Z'],
  ['2026-07-01', '2026-06-30T21:00:00.000Z'],
  ['2026-03-29', '2026-03-28T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T21:00:00.000Z'],
  ['2027-01-01', '2026-12-31T22:00:00.000Z'],
])('an offer fixed to the start on %s ends at %s, when that day begins in Kyiv', (day, end) => {
  expect(offerEnd({ countdown: 'fixed', startsOn: day })).toBe(end)
  const course = { countdown: 'fixed', startsOn: day, oldPrice: 49 }
  expect(removePastOffer(course, Date.parse(end) - 1)).toBe(course)
  expect(removePastOffer(course, Date.parse(end)).oldPrice).toBeUndefined()
})

test('an explicit end takes precedence over the start, and other countdowns do not end with it', () => {
  const countdownUntil = '2026-12-01T00:00:00+02:00'
  expect(offerEnd({ countdown: 'fixed', countdownUntil, startsOn: '2026-12-10' })).toBe(
    countdownUntil,
  )
  expect(offerEnd({ countdown: 'mid-month', startsOn: '2026-12-10' })).toBeUndefined()
})

test('a past start and a past meeting time are warnings, not errors', () => {
  const { services } = gatherLibrary([])
  const service = {
    file: 'content/site/services.yaml',
    data: { consultation: { openSlots: ['2026-11-29T11:00:00+02:00'] } },
  } as (typeof services)[0]
  expect(
    warnAboutPastStarts({ courses: [], services: [service] }, { today: TODAY, now: NOW }).map(
      formatProblem,
    ),
  ).toEqual([
    'content/site/services.yaml: field "consultation.openSlots.1": is 2026-11-29T11:00:00+02:00, which has passed: the page no longer shows it',
  ])
  const course = parseCourse('startsOn: 2026-11-28')
  expect(course.problems).toEqual([])
  const { problems, warnings } = checkContent([course], { today: TODAY, now: NOW })
  expect(problems.filter(({ field }) => field === 'startsOn')).toEqual([])
  expect(warnings.map(formatProblem)).toContain(
    `${course.file}:10: field "startsOn": is 2026-11-28, which has passed: pages no longer show the start (enter the next date, or remove startsOn and places)`,
  )
})

test('places without a start date are rejected in one sentence', () => {
  const { problems } = parseCourse('places: 20')
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['places', 'belongs to "startsOn" (set both or remove places)'],
  ])
})

function parseCourse(lastLine: string) {
  const yaml = `order: 1
title: { en: A, uk: Б }
subtitle: { en: A, uk: Б }
description: { en: A, uk: Б }
icon: Zap
price: 1
category: business
benefits: { en: [A], uk: [Б] }
enrollUrl: https://example.com/pay
${lastLine}
`
  return parseContentFile('content/courses/one/course.yaml', new TextEncoder().encode(yaml))
}

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
