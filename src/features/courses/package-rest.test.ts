import { expect, test } from 'vitest'

import type { Course, CoursePackage } from '#src/content/model.ts'

import { packageRest } from './package-rest.ts'

const course = (id: string, price: number, priceUAH: number) => ({ id, price, priceUAH }) as Course
const levels = [course('one', 9, 399), course('two', 20, 799), course('other', 30, 1199)]
const coursePackage = { courses: ['one', 'two'], discountedPrice: 999 } as CoursePackage
const getRest = (bought: string[], packageData = coursePackage) =>
  packageRest(packageData, levels, bought, { locale: 'en', hryvniaRate: 40 })

test.each([
  ['nothing', [], 1198, false],
  ['the cheaper course', ['one'], 799, true],
  ['the dearer course', ['two'], 399, true],
  ['all of it', ['one', 'two'], 0, true],
  ['a course that is not in it', ['other'], 1198, false],
])(
  'with %s owned, the missing courses cost the expected amount',
  (_, bought, amount, isSeparatelyCheaper) => {
    expect(getRest(bought)).toMatchObject({ amount, isSeparatelyCheaper })
  },
)

test('a package that still saves money is cheaper than its missing courses', () => {
  const large = { ...coursePackage, courses: ['one', 'two', 'other'], discountedPrice: 1500 }
  const { owned, missing, isSeparatelyCheaper } = getRest(['one'], large)
  expect(owned.map(({ id }) => id)).toEqual(['one'])
  expect(missing.map(({ id }) => id)).toEqual(['two', 'other'])
  expect(isSeparatelyCheaper).toBe(false)
})

test('a package without savings is offered only to visitors who own none of it', () => {
  const full = { ...coursePackage, discountedPrice: 1198 }
  expect(getRest([], full).isSeparatelyCheaper).toBe(false)
  expect(getRest(['one'], full).isSeparatelyCheaper).toBe(true)
})

test('missing courses are offered separately if they cost as much as the package', () => {
  expect(getRest(['one'], { ...coursePackage, discountedPrice: 799 }).isSeparatelyCheaper).toBe(
    true,
  )
})

test('a package priced in dollars is compared in dollars', () => {
  const packageInDollars = { ...coursePackage, discountedPriceUSD: 15 }
  expect(getRest(['one'], packageInDollars)).toMatchObject({
    amount: 20,
    isSeparatelyCheaper: false,
  })
})
