import { expect, test } from 'vitest'

import type { Library } from './check-content.ts'
import { checkFigures } from './check-figures.ts'
import { checkServices } from './check-services.ts'
import { figureNamesIn, figuresOf, fillFigures, type FigureSources } from './figures.ts'

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
  },
}

const entry = <Data>(file: string, data: Data) => ({ file, id: '', locale: undefined, data })

const LIBRARY: Library = {
  posts: [],
  courses: [],
  packages: [],
  redirects: [],
  factories: [],
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
  ['uk', 'curator.automatic', '78\u202F%'],
  ['en', 'curator.rulerMetres', '11.4'],
  ['uk', 'site.hours', '9:00–18:00'],
] as const)('in %s the figure %s is %s', (locale, name, text) => {
  expect(figuresOf(locale, SOURCES).get(name)).toBe(text)
})

test('figures stand in place of their names, however deep, and other braces stay', () => {
  const figures = new Map([['a.b', '5']])
  expect(fillFigures({ list: ['{a.b} of {name}', { n: 1, ok: true }] }, figures)).toEqual({
    list: ['5 of {name}', { n: 1, ok: true }],
  })
  expect(figureNamesIn('{a.b} and {c-d.n}')).toEqual(['a.b', 'c-d.n'])
})

test('a misspelt figure is a problem that names the known ones', () => {
  const file = {
    file: 'content/pages/consultation.en.yaml',
    type: undefined,
    id: 'consultation',
    locale: 'en' as const,
    data: { hero: { lead: 'In {consultation.minuts}' } },
    body: undefined,
    problems: [],
  }
  const [problem] = checkFigures([file], LIBRARY)
  expect(problem).toMatchObject({ file: file.file, field: 'hero.lead' })
  expect(problem?.message).toMatch(
    /^names the figure \{consultation\.minuts\} \(known: .*consultation\.minutes,/,
  )
})

test('the curator is sold from the price of its cheapest plan', () => {
  expect(checkServices(LIBRARY)).toEqual([])
  const dearer = { ...SOURCES.offers, curator: { uah: 50000, from: true } }
  const problems = checkServices({
    ...LIBRARY,
    offers: [entry('content/site/offers.yaml', dearer)],
  })
  expect(problems.map(({ message }) => message)).toEqual([
    'begin at 45000, but content/site/offers.yaml sells the curator from 50000',
  ])
})
