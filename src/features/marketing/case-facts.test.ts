import { expect, test } from 'vitest'

import type { Case } from '#src/content/model.ts'
import { en } from '#src/i18n/messages/showcase/en.ts'
import { uk } from '#src/i18n/messages/showcase/uk.ts'

import { caseFacts } from './case-facts.ts'

const travel: Case = {
  id: 'travel',
  order: 1,
  icon: 'Plane',
  title: 'Travel',
  question: 'Why?',
  problem: 'Problem',
  solution: 'Solution',
  metric: { figure: '+15%', words: 'conversion', before: 100, after: 115 },
  result: 'Result',
  details: ['Detail'],
  timeline: { weeks: 2 },
  investment: 2800,
  roi: 250,
}

test('a case is summarized by metric, duration, price and return', () => {
  expect(caseFacts(travel, 'en', en.results)).toEqual([
    { figure: '+15%', words: 'conversion' },
    { figure: '2', unit: 'weeks', words: 'timeline' },
    { figure: '$2,800', words: 'investment' },
    { figure: '250%', words: 'return on investment' },
  ])
  expect(caseFacts({ ...travel, timeline: { days: 10 } }, 'uk', uk.results)[1]).toEqual({
    figure: '10',
    unit: 'днів',
    words: uk.results.timeline,
  })
})

test('an unknown investment or return leaves no gap', () => {
  const getLabels = (item: Case) => caseFacts(item, 'en', en.results).map((fact) => fact.words)
  const { investment: _, ...unpaid } = travel
  const { roi: __, ...unreturned } = travel
  expect(getLabels(unpaid)).toEqual(['conversion', 'timeline', 'return on investment'])
  expect(getLabels(unreturned)).toEqual(['conversion', 'timeline', 'investment'])
})

test('a metric shows its former value', () => {
  const metric = { ...travel.metric, figure: '1 s', was: '30\u00A0min', words: 'first response' }
  expect(caseFacts({ ...travel, metric }, 'en', en.results)[0]).toEqual({
    figure: '1 s',
    words: 'first response, instead of 30\u00A0min',
  })
})
