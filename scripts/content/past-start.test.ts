import { expect, test } from 'vitest'

import { checkContent } from './check-content.ts'
import { gatherLibrary } from './library.ts'
import {
  offerEnd,
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

test('a past start and a past meeting time are reported to the owner', () => {
  const { courses, services } = gatherLibrary([])
  const file = 'content/courses/one/course.yaml'
  const course = { file, id: 'one', locale: undefined, data: { startsOn: '2026-11-28' } }
  const service = {
    file: 'content/site/services.yaml',
    id: 'services',
    locale: undefined,
    data: { consultation: { openSlots: ['2026-11-29T11:00:00+02:00'] } },
  }
  const reported = warnAboutPastStarts(
    {
      courses: [course] as unknown as typeof courses,
      services: [service] as unknown as typeof services,
    },
    { today: TODAY, now: NOW },
  )
  expect(reported.map(formatProblem)).toEqual([
    `${file}: field "startsOn": is 2026-11-28, which has passed: pages no longer show the start (enter the next date, or remove startsOn and places)`,
    'content/site/services.yaml: field "consultation.openSlots.1": is 2026-11-29T11:00:00+02:00, which has passed: the page no longer shows it',
  ])
})

test('a past start date is a warning of the content checks, not an error', () => {
  const file = 'content/courses/one/course.yaml'
  const yaml = `order: 1
title: { en: A, uk: Б }
subtitle: { en: A, uk: Б }
description: { en: A, uk: Б }
icon: Zap
price: 1
category: business
benefits: { en: [A], uk: [Б] }
enrollUrl: https://example.com/pay
startsOn: 2026-11-28
`
  const course = parseContentFile(file, new TextEncoder().encode(yaml))
  expect(course.problems).toEqual([])
  const { problems, warnings } = checkContent([course], { today: TODAY, now: NOW })
  const filterStartDate = (allProblems: typeof problems) =>
    allProblems.filter(({ field }) => field === 'startsOn')
  expect(filterStartDate(problems)).toEqual([])
  expect(filterStartDate(warnings).map(formatProblem)).toEqual([
    `${file}:10: field "startsOn": is 2026-11-28, which has passed: pages no longer show the start (enter the next date, or remove startsOn and places)`,
  ])
})

test('places without a start date are rejected in one sentence', () => {
  const yaml = `order: 1
title: { en: A, uk: Б }
subtitle: { en: A, uk: Б }
description: { en: A, uk: Б }
icon: Zap
price: 1
category: business
benefits: { en: [A], uk: [Б] }
enrollUrl: https://example.com/pay
places: 20
`
  const { problems } = parseContentFile(
    'content/courses/one/course.yaml',
    new TextEncoder().encode(yaml),
  )
  expect(problems.map(({ field, message }) => [field, message])).toEqual([
    ['places', 'belongs to "startsOn" (set both or remove places)'],
  ])
})
