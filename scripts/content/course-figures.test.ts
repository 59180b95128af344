import { expect, test } from 'vitest'

import type { Course } from '#src/content/model.ts'

import { courseFigures } from './course-figures.ts'
import { fillFigures } from './figures.ts'

const site = {
  hryvniaRate: 40.71,
  offers: { guaranteeDays: 30, waitlistDiscount: 20, completionBonus: { from: 10, to: 20 } },
}
const course = {
  id: 'ai-fundamentals',
  price: 7,
  priceUAH: 285,
  oldPrice: 49,
  oldPriceUAH: 1960,
} as Course
const comingCourse = { id: 'coming', price: 5, isComingSoon: true } as Course
const packages = [
  {
    id: 'starter',
    courses: ['ai-fundamentals', 'coming'],
    regularPrice: 1198,
    discountedPrice: 999,
    savings: 199,
  },
  {
    id: 'full',
    courses: [],
    regularPrice: 3896,
    discountedPrice: 2999,
    savings: 897,
    discountedPriceUSD: 75,
  },
]

test.each([
  ['en', '{ai-fundamentals.regular}, now {ai-fundamentals.price}', '$49, now $7'],
  ['en', '{ai-fundamentals.discount}: you save {ai-fundamentals.saved}', '−85%: you save $42'],
  ['uk', '{ai-fundamentals.discount}: {ai-fundamentals.saved}', '−85\u202F%: 1\u202F675\u00A0грн'],
  ['en', 'up to {packageSavings}, {completionBonus}, {waitlistDiscount}', 'up to 23%, 10–20%, 20%'],
  ['en', 'from {cheapestCourse}', 'from $7'],
  ['en', 'about {starter.price.usd} or {full.price.usd}', 'about $25 or $75'],
  ['uk', 'разом {starter.price.uah}', 'разом 999\u00A0грн'],
  [
    'en',
    '{coming.waitlist} instead of {coming.price}, {starter.waitlist}',
    '$4 instead of $5, $11',
  ],
  ['uk', '{coming.waitlist}, разом {starter.waitlist}', '163\u00A0грн, разом 448\u00A0грн'],
  [
    'en',
    'on sale {ai-fundamentals.waitlist}, without courses {full.waitlist}',
    'on sale $7, without courses {full.waitlist}',
  ],
  ['en', '{guaranteeDays} days, {unknown}', '30 days, {unknown}'],
] as const)('%s: %s', (locale, text, filled) => {
  const figures = courseFigures(locale, { site, courses: [comingCourse, course], packages, now: 0 })
  expect(fillFigures({ list: [text] }, figures)).toEqual({ list: [filled] })
})

test.each([
  ['2026-11-25T10:00:00Z', '$7, $7, $0, $7'],
  ['2026-11-25T09:59:59Z', '$7, $49, $42, −85%'],
])('built at %s, a text on an offer until noon in Kyiv reads %s', (buildTime, filled) => {
  const countdownUntil = '2026-11-25T12:00:00+02:00'
  const now = Date.parse(buildTime)
  const offer = { ...course, countdown: 'fixed', countdownUntil } as Course
  const figures = courseFigures('en', { site, courses: [offer], packages, now })
  const names = ['price', 'regular', 'saved', 'discount'].map((name) => `{ai-fundamentals.${name}}`)
  expect(fillFigures(names.join(', '), figures)).toBe(filled)
})

test('a course that became free after its offer has figures', () => {
  const countdownUntil = '2026-11-25T12:00:00+02:00'
  const free = { ...course, price: 0, priceUAH: 0, countdown: 'fixed', countdownUntil } as Course
  const now = Date.parse(countdownUntil)
  const figures = courseFigures('uk', { site, courses: [free], packages, now })
  expect(figures.get('ai-fundamentals.discount')).toBe(figures.get('ai-fundamentals.price'))
})

test.each([
  ['en', 4, 'All four levels. Four levels.'],
  ['en', 1, 'All one level. One level.'],
  ['en', 12, 'All 12 levels. 12 levels.'],
  ['uk', 4, 'All чотири рівні. Чотири рівні.'],
  ['uk', 5, 'All пʼять рівнів. Пʼять рівнів.'],
  ['uk', 21, 'All 21 рівень. 21 рівень.'],
] as const)('%s: a text counts %d levels of the path', (locale, count, filled) => {
  const courses = Array.from({ length: count }, (_, index) => ({
    ...course,
    id: `c${index}`,
    level: 1,
  }))
  const figures = courseFigures(locale, {
    site,
    courses: [...(courses as Course[]), comingCourse],
    packages,
    now: 0,
  })
  expect(fillFigures('All {levels}. {levels.cap}.', figures)).toBe(filled)
})

test('a text counts courses on sale and upcoming ones; a free course is neither', () => {
  const free = { id: 'checklist', price: 0 } as Course
  const courses = [course, { ...course, id: 'second' }, comingCourse, free]
  const figures = (locale: 'en' | 'uk') =>
    courseFigures(locale, { site, courses, packages, now: 0 })
  const text = '{openCourses.cap}, {comingCourses}'
  expect(fillFigures(text, figures('en'))).toBe('Two courses, one course')
  expect(fillFigures(text, figures('uk'))).toBe('Два курси, один курс')
})
