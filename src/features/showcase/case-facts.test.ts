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

test('a case is summed up by its metric, its length and its return', () => {
  expect(caseFacts(travel, 'en', en.results)).toEqual([
    { figure: '+15%', words: 'conversion' },
    { figure: '2', unit: 'weeks', words: 'timeline' },
    { figure: '250%', words: 'return on an investment of $2,800' },
  ])
  expect(caseFacts({ ...travel, timeline: { days: 10 } }, 'uk', uk.results)[1]).toEqual({
    figure: '10',
    unit: 'днів',
    words: 'термін',
  })
})

test('without an investment or a return the other one stands alone, without both nothing does', () => {
  const { investment: _, ...unpaid } = travel
  const { roi: __, ...unreturned } = travel
  const { investment: ___, roi: ____, ...neither } = travel
  expect(caseFacts(unpaid, 'en', en.results)[2]).toEqual({
    figure: '250%',
    words: 'return on investment',
  })
  expect(caseFacts(unreturned, 'en', en.results)[2]).toEqual({
    figure: '$2,800',
    words: 'investment',
  })
  expect(caseFacts(neither, 'en', en.results)).toHaveLength(2)
})

test('a metric that replaced another names it', () => {
  const metric = { ...travel.metric, figure: '1 s', was: '30 min', words: 'first response' }
  expect(caseFacts({ ...travel, metric }, 'en', en.results)[0]).toEqual({
    figure: '1 s',
    words: 'first response, instead of 30\u00A0min',
  })
})
