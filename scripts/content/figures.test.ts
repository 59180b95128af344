import { expect, test } from 'vitest'

import type { ContentType } from '#src/content/schema/document.ts'
import { FactoryWords } from '#src/content/schema/factory.ts'

import { checkFigures } from './check-figures.ts'
import { checkServices } from './check-prices.ts'
import { getFigures, fillFigures, type FigureSources } from './figures.ts'
import type { Library } from './library.ts'

const SOURCES: FigureSources = {
  offers: {
    curator: { uah: 45000, from: true },
    automation: { usd: 3000, uah: 100000, from: true },
    consultation: { usd: 200, uah: 4500, oldUah: 6000, from: false },
    miniCourses: { usd: { min: 10, max: 20 }, uah: { min: 400, max: 800 }, from: false },
    noCode: { usd: 0, uah: 0, from: false },
    promptService: { usd: 0, uah: 0, from: false },
  },
  services: {
    consultation: { steps: [25, 30, 25, 10], slotsPerMonth: 5, followUpHours: 48, paybackDays: 30 },
    curator: {
      plans: {
        'quick-start': {
          priceUAH: 45000,
          activationUAH: 8000,
          activationMonths: 2,
          documents: 10,
          isRecommended: false,
        },
        partnership: {
          priceUAH: 60000,
          activationUAH: 12000,
          activationMonths: 3,
          isRecommended: true,
        },
      },
      freeSessionMinutes: 30,
      launchDays: 3,
      automaticPercent: 78,
      replyBeforeSeconds: 7200,
      replyNowSeconds: 8,
      hoursSavedPerWeek: 12,
    },
  },
  site: {
    workingHours: { opens: '9:00', closes: '18:00' },
    replyHours: 2,
    hryvniaRate: 40.71,
  },
}

const entry = <Data>(file: string, data: Data) => ({ file, id: '', locale: undefined, data })

const LIBRARY: Library = {
  posts: [],
  courses: [],
  packages: [],
  redirects: [],
  certificates: [],
  lessons: [],
  claims: [],
  products: [],
  cases: [],
  projects: [],
  offers: [entry('content/site/offers.yaml', SOURCES.offers)],
  services: [entry('content/site/services.yaml', SOURCES.services)],
  sites: [
    entry('content/site/site.yaml', {
      ...SOURCES.site,
      hryvniaRate: 40.71,
      offers: {
        guaranteeDays: { en: 30, uk: 7 },
        waitlistDiscount: 20,
        completionBonus: { from: 10, to: 20 },
      },
    } as Library['sites'][0]['data']),
  ],
}

test.each([
  ['en', 'consultation.price', '$200'],
  ['uk', 'consultation.price', '4\u202F500\u00A0грн'],
  ['uk', 'consultation.savings', '1\u202F500\u00A0грн'],
  ['en', 'consultation.savings', undefined],
  ['uk', 'consultation.minutes', '90\u00A0хвилин'],
  ['en', 'consultation.minutes.n', '90'],
  ['en', 'consultation.steps', '25 + 30 + 25 + 10'],
  ['uk', 'curator.launch', '3\u00A0дні'],
  ['en', 'curator.quick-start.activation', '8,000\u00A0UAH'],
  ['en', 'curator.quick-start.activation.usd', '$197'],
  ['en', 'site.rate', '40.71'],
  ['uk', 'curator.automatic', '78\u202F%'],
  ['en', 'curator.quick-start.firstLaunch', '53,000\u00A0UAH'],
  ['en', 'curator.quick-start.firstLaunch.usd', '$1,302'],
  ['en', 'automation.price', '$3,000'],
  ['uk', 'automation.price', '100\u202F000\u00A0грн'],
  ['en', 'curator.rulerMetres', '11.4'],
  ['en', 'curator.rulerFeet', '38'],
  ['uk', 'site.hours', '9:00–18:00'],
] as const)('in %s the figure %s is %s', (locale, name, text) => {
  expect(getFigures(locale, SOURCES).get(name)).toBe(text)
})

test('placeholders are replaced at any depth, and other braces stay', () => {
  const figures = new Map([['a.b', '5']])
  expect(fillFigures({ list: ['{a.b} of {name}', { n: 1, ok: true }] }, figures)).toEqual({
    list: ['5 of {name}', { n: 1, ok: true }],
  })
})

test.each([
  [1, '1\u00A0година', '1\u00A0годину', '1\u00A0години'],
  [3, '3\u00A0години', '3\u00A0години', '3\u00A0годин'],
  [5, '5\u00A0годин', '5\u00A0годин', '5\u00A0годин'],
  [21, '21\u00A0година', '21\u00A0годину', '21\u00A0години'],
])('in Ukrainian %d hours are declined', (replyHours, ...forms) => {
  const figures = getFigures('uk', { ...SOURCES, site: { ...SOURCES.site, replyHours } })
  expect(['', '.acc', '.gen'].map((form) => figures.get(`site.reply${form}`))).toEqual(forms)
})

const page = (text: string, locale?: 'en' | 'uk', field = 'lead') => ({
  file: 'content/pages/consultation.en.yaml',
  type: undefined,
  locale,
  data: { [field]: text },
})
const getSentences = (file: Parameters<typeof checkFigures>[0][number]) =>
  checkFigures([file], LIBRARY).map(({ field, message }) => `${field} ${message}`)

test.each([
  [
    '{consultation.minuts}',
    /^lead names the figure \{consultation\.minuts\} \(known: consultation\.minutes,/,
  ],
  ['{guaranteDays}', /^lead names the figure \{guaranteDays\} \(known: guaranteeDays, /],
  [
    '{ consultation.price }',
    /^lead contains "\{ consultation\.price \}" \(write \{consultation\.price\}\)$/,
  ],
  ['{Site.reply}', /^lead contains "\{Site\.reply\}" \(write \{site\.reply\}\)$/],
  ['{site.reply', /^lead contains "\{site\.reply" \(write \{site\.reply\}\)$/],
  ['{n}', /^lead names the figure \{n\}/],
  ['a } b', /^lead contains "\}", which is not a known figure \(remove it/],
  ['{}', /^lead contains "\{\}", which is not a known figure/],
])('the brace in %j is reported with a suggestion', (text, sentence) => {
  const sentences = getSentences(page(text, 'en'))
  expect(sentences).toHaveLength(1)
  expect(sentences[0]).toMatch(sentence)
})

test('a figure of one language is unknown in the other', () => {
  expect(getSentences(page('{consultation.savings}', 'uk'))).toEqual([])
  expect(getSentences(page('{consultation.savings}', 'en'))).toHaveLength(1)
  expect(getSentences(page('{consultation.savings}', undefined, 'en'))).toHaveLength(1)
})

test('placeholders filled by the calculator are known only in its fields', () => {
  const createFile = (data: object) => ({
    ...page(''),
    type: FactoryWords as ContentType,
    data: data as Record<string, unknown>,
  })
  expect(getSentences(createFile({ total: '{n} of {all}', quote: { package: '{name}' } }))).toEqual(
    [],
  )
  expect(getSentences(createFile({ total: '{number}', always: '{brand}' }))).toEqual([
    'total names the figure {number} (known: n, all)',
    'always names the figure {brand} (known: none)',
  ])
})

test('the price of the curator is that of its cheapest plan', () => {
  expect(checkServices([], LIBRARY)).toEqual([])
  const higherPrice = { ...SOURCES.offers, curator: { uah: 50000, from: true } }
  const problems = checkServices([], {
    ...LIBRARY,
    offers: [entry('content/site/offers.yaml', higherPrice)],
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'begin at 45000, but content/site/offers.yaml sells the curator from 50000',
  ])
})
