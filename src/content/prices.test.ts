import { expect, test } from 'vitest'
import { courseHref, coursePrice, enrollHref, hryvniaPrice, priceState } from './prices.ts'

test.each([
  [9, 366],
  [7, 285],
  [20, 814],
  [30, 1221],
  [37, 1506],
  [0, 0],
])('%d dollars are %d hryvnias at the rate of 40.71', (price, expected) => {
  expect(hryvniaPrice({ price }, 40.71)).toBe(expected)
})

test('a hryvnia price of its own is never converted', () => {
  expect(hryvniaPrice({ price: 9, priceUAH: 399 }, 40.71)).toBe(399)
})

test('each language shows its own currency and its own struck price', () => {
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

test('what can be had is enrolled in outside, what is coming leads to its content page', () => {
  const enrollUrl = 'https://example.com/pay'
  expect(enrollHref({ id: 'a', isComingSoon: false, enrollUrl })).toBe(enrollUrl)
  expect(enrollHref({ id: 'a', isComingSoon: true, enrollUrl: undefined })).toBe('/courses/a/content')
})

test('a course is presented by its landing where it has one', () => {
  expect(courseHref({ id: 'a', landing: undefined })).toBe('/courses/a')
  expect(courseHref({ id: 'pi', landing: '/courses/prompt' })).toBe('/courses/prompt')
})
