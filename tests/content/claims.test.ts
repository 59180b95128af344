import { expect, test } from 'vitest'

import { createContentStore } from '#scripts/build/content-store.ts'
import { fileDocuments } from '#scripts/content/documents.ts'
import { wholeContent } from '#tests/support/whole-content.ts'

const files = wholeContent
const store = createContentStore({
  today: '2025-01-01',
  drafts: false,
  documents: fileDocuments(files),
})

test.each([
  ['curator-routine', '70%'],
  ['curator-reply', '10'],
  ['curator-always', '24/7'],
  ['curator-hours', '20'],
  ['automation-costs', '40%'],
  ['payback', '3–6'],
  ['results-projects', '50+'],
  ['results-automation', '65%'],
  ['results-clients', '95%'],
  ['results-hours', '1000+'],
  ['years-it', '20'],
  ['years-ai', '6'],
  ['students-total', '500+'],
  ['implementations', '50+'],
  ['automation-rate', '80%'],
  ['conversion-growth', '+45%'],
  ['converso-messages', '1M+'],
  ['converso-response', '<1'],
  ['converso-languages', '10+'],
  ['converso-context', '100'],
  ['fish-automation', '90%'],
  ['fish-speed', 'minutes'],
  ['fish-accuracy', '45%'],
  ['games-booking', '100%'],
  ['games-always', '24/7'],
  ['games-realtime', 'real-time'],
  ['rudy-inquiries', '95%'],
  ['rudy-trials', '60%'],
  ['trip-languages', '3'],
  ['trip-locations', '20+'],
  ['legal-time', '70%'],
  ['hr-time', '60%'],
])('the figure %s is %s', (id, figure) => {
  expect(store.claims('en')[id]?.figure).toBe(figure)
})

test('every figure is stated somewhere', () => {
  const texts = JSON.stringify(
    files.filter(({ file }) => !file.endsWith('claims.yaml')).map(({ data }) => data),
  )
  const unused = Object.keys(store.claims('en')).filter(
    (id) => !texts.includes(`{claim:${id}}`) && !texts.includes(`"${id}"`),
  )
  expect(unused).toEqual([])
})

test('pages and products name figures instead of repeating them', () => {
  const repeated = files
    .filter(({ file }) => /content\/(?:pages\/(?:home|about)|products|portfolio)/.test(file))
    .filter(({ data }) => /\d+ ?%|\d\+/.test(JSON.stringify(data)))
    .map(({ file }) => file)
  expect(repeated).toEqual([])
})

test.each([
  ['travel-assistant', '+15%', { weeks: 2 }, 2800, 250],
  ['customer-support', '1 s', { weeks: 3 }, 3200, 300],
  ['programming-school', '+70%', { weeks: 2 }, 2200, 320],
  ['hr-recruitment', '−90%', { weeks: 3 }, 4500, 450],
  ['sales-consultant', '+35%', { days: 10 }, 1800, 280],
  ['fitness-consultant', '−60%', { weeks: 3 }, 3500, 400],
])('the case %s has its figures', (id, figure, timeline, investment, roi) => {
  const item = store.cases('en').find((one) => one.id === id)
  expect(item).toMatchObject({ timeline, investment, roi })
  expect(item?.metric.figure.replace('\u00A0', ' ')).toBe(figure)
})

test('there are the six products, six cases and three packages that were agreed upon', () => {
  expect(store.products('uk').length).toBeGreaterThanOrEqual(6)
  expect(store.cases('uk').length).toBeGreaterThanOrEqual(6)
  expect(store.packages('uk').length).toBeGreaterThanOrEqual(3)
})

test('the portfolio holds the seven projects under the nine tags, each with a tag and a picture', () => {
  const projects = store.projects('uk')
  expect(projects.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'converso',
      'freunds-fish',
      'hungry-games',
      'rudy-boxing',
      'tripmustgoon',
      'legal-assistant',
      'hr-tech',
    ]),
  )
  expect(new Set(projects.flatMap(({ tags }) => tags)).size).toBeGreaterThanOrEqual(9)
  for (const { id, tags, picture } of projects) {
    expect(tags.length, id).toBeGreaterThan(0)
    expect(picture.src, id).not.toBe('')
  }
})

test.each([
  ['converso', ['converso-messages', 'converso-response', 'converso-languages']],
  ['freunds-fish', ['fish-automation', 'fish-speed', 'fish-accuracy']],
  ['hungry-games', ['games-booking', 'games-always', 'games-realtime']],
])('the case study %s shows three figures', (id, claims) => {
  expect(store.project('en', id).claims).toEqual(claims)
})

test.each([
  ['curator', undefined, 45000],
  ['automation', 3000, 100000],
  ['consultation', 200, 4500],
  ['miniCourses', { min: 10, max: 20 }, { min: 400, max: 800 }],
  ['noCode', 0, 0],
  ['promptService', 0, 0],
] as const)('the offer %s costs what it costs', (id, usd, uah) => {
  expect(store.offers()?.[id]).toMatchObject({ uah, ...(usd !== undefined && { usd }) })
})

test.each([
  ['ai-checklist', { price: 0 }],
  ['ai-fundamentals', { price: 7, priceUAH: 285, oldPrice: 49, oldPriceUAH: 1960 }],
  ['pi-course', { price: 9, priceUAH: 399, oldPrice: 39, oldPriceUAH: 799 }],
  ['firebase-studio-course', { price: 20, priceUAH: 799 }],
  ['ai-agents-course', { price: 30, priceUAH: 1199 }],
  ['ai-business-course', { price: 37, priceUAH: 1499 }],
])('the course %s costs what it costs', (id, prices) => {
  expect(store.courses('en').find((one) => one.id === id)).toMatchObject(prices)
})

test('consultation and curator are sold on the terms that were agreed upon', () => {
  expect(store.services()).toMatchObject({
    consultation: { steps: [25, 30, 25, 10], slotsPerMonth: 5, followUpHours: 48, paybackDays: 30 },
    curator: {
      plans: {
        'quick-start': { activationUAH: 8000, activationMonths: 2, documents: 10 },
        partnership: { priceUAH: 60000, activationUAH: 12000, activationMonths: 3 },
      },
    },
  })
  expect(store.offers()?.consultation.oldUah).toBe(6000)
})

test('the guarantee and the discounts are those that were agreed upon', () => {
  const discounts = { waitlistDiscount: 20, completionBonus: { from: 10, to: 20 } }
  expect(store.site('en').offers).toEqual({ guaranteeDays: 30, ...discounts })
  expect(store.site('uk').offers).toEqual({ guaranteeDays: 7, ...discounts })
})

test('the Content Factory begins at its base, and its packages cost what they cost', () => {
  const { features, packages } = store.factory() ?? {}
  expect(features).toMatchObject({
    base: { price: 500 },
    profiles: { price: 300 },
    form: { price: 250 },
    templates: { price: 300 },
    export: { price: 200 },
  })
  expect(packages).toMatchObject({
    basic: { price: 800 },
    standard: { price: 1500 },
    premium: { price: 2500 },
  })
})
