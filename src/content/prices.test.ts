import { expect, test } from 'vitest'

import { contentHref, enrollHref } from './course-paths.ts'
import {
  bestSavingsPercent,
  countUpcoming,
  getCountdownPolicy,
  coursePrice,
  hryvniaPrice,
  packagePrice,
  priceDiscount,
  priceState,
} from './prices.ts'

test.each([
  [9, 366],
  [7, 285],
  [0, 0],
])('%d dollars are %d hryvnias at the rate of 40.71', (price, expected) => {
  expect(hryvniaPrice({ price }, 40.71)).toBe(expected)
})

test('each language shows its own currency and old price', () => {
  const course = { price: 9, priceUAH: 399, oldPrice: 39, oldPriceUAH: 799 }
  expect(coursePrice(course, 'en', 40.71)).toEqual({
    now: { amount: 9, currency: 'USD' },
    old: { amount: 39, currency: 'USD' },
  })
  expect(coursePrice(course, 'uk', 40.71)).toEqual({
    now: { amount: 399, currency: 'UAH' },
    old: { amount: 799, currency: 'UAH' },
  })
  expect(coursePrice({ price: 7 }, 'en', 40.71).old).toBeUndefined()
})

test.each([
  [{ isComingSoon: true, price: 20 }, 'soon'],
  [{ isComingSoon: true, price: 0 }, 'soon'],
  [{ isComingSoon: false, price: 0 }, 'free'],
  [{ isComingSoon: false, price: 9 }, 'paid'],
] as const)('%j is %s', (course, state) => {
  expect(priceState(course)).toBe(state)
})

test('available courses link to enrollment, upcoming ones to their contents', () => {
  const enrollUrl = 'https://example.com/pay'
  expect(enrollHref({ id: 'a', enrollUrl })).toBe(enrollUrl)
  expect(enrollHref({ id: 'a', enrollUrl: undefined })).toBe('/courses/a/content')
})

test.each([
  [{ id: 'a', isComingSoon: true, area: '/dashboard', landing: undefined }, '/courses/a/content'],
  [{ id: 'a', isComingSoon: false, area: '/dashboard', landing: '/courses/b' }, '/dashboard'],
  [{ id: 'a', isComingSoon: false, area: undefined, landing: '/courses/b' }, '/courses/b'],
  [{ id: 'a', isComingSoon: false, area: undefined, landing: undefined }, '/courses/a'],
])('the contents of %j are at %s', (course, href) => {
  expect(contentHref(course)).toBe(href)
})

test.each([
  [7, 49, 42, 85],
  [285, 1960, 1675, 85],
  [399, 799, 400, 50],
  [900, 1000, 100, 10],
  [2, 3, 1, 33],
  [0, 0, 0, 0],
])(
  '%d instead of %d saves %d, which is %d percent and never rounded up',
  (now, old, saved, percent) => {
    const money = (amount: number) => ({ amount, currency: 'USD' as const })
    expect(priceDiscount(money(now), money(old))).toEqual({ saved: money(saved), percent })
  },
)

test('the savings shown are those of the best package', () => {
  const packages = [
    { regularPrice: 1198, savings: 199 },
    { regularPrice: 3896, savings: 897 },
    { regularPrice: 2698, savings: 399 },
  ]
  expect(bestSavingsPercent(packages)).toBe(23)
  expect(bestSavingsPercent([])).toBe(0)
})

test('a fixed offer without an end date is not an offer', () => {
  const endsAt = '2026-12-01T00:00:00+02:00'
  expect(getCountdownPolicy({ countdown: 'fixed', countdownUntil: endsAt })).toEqual({
    kind: 'fixed',
    until: endsAt,
  })
  expect(getCountdownPolicy({ countdown: 'fixed', countdownUntil: undefined })).toEqual({
    kind: 'off',
  })
  expect(getCountdownPolicy({ countdown: 'mid-month', countdownUntil: undefined })).toEqual({
    kind: 'mid-month',
  })
})

test('a package without a dollar price is shown in hryvnias, and Ukrainian always shows hryvnias', () => {
  const prices = { regularPrice: 1198, discountedPrice: 999, savings: 199 }
  expect(packagePrice(prices, 'en')).toEqual({
    now: { amount: 999, currency: 'UAH' },
    old: { amount: 1198, currency: 'UAH' },
    saved: { amount: 199, currency: 'UAH' },
  })
  const withDollars = { ...prices, discountedPriceUSD: 25 }
  expect(packagePrice(withDollars, 'en')).toEqual({ now: { amount: 25, currency: 'USD' } })
  expect(packagePrice(withDollars, 'uk').now).toEqual({ amount: 999, currency: 'UAH' })
})

test('a package without a discount shows no old price and no savings', () => {
  const prices = { regularPrice: 1198, discountedPrice: 1198, savings: 0 }
  expect(packagePrice(prices, 'uk')).toEqual({ now: { amount: 1198, currency: 'UAH' } })
})

test('a package counts its upcoming courses', () => {
  const courses = [
    { id: 'a', isComingSoon: false },
    { id: 'b', isComingSoon: true },
  ]
  expect(countUpcoming({ courses: ['a', 'b'] }, courses)).toBe(1)
  expect(countUpcoming({ courses: ['a'] }, courses)).toBe(0)
})
