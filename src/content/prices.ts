import type { Currency } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { CountdownPolicy } from '#src/lib/countdown.ts'

import type { Course, CoursePackage } from './model.ts'

/** Prices and availability of courses, for all cards, pages and offers. */
export type PriceState = 'soon' | 'free' | 'paid'

/** An amount in whole units of its currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** Availability of a course: coming, free, or on sale. */
export function priceState({
  isComingSoon,
  price,
}: Pick<Course, 'isComingSoon' | 'price'>): PriceState {
  if (isComingSoon) return 'soon'
  return price === 0 ? 'free' : 'paid'
}

/** Price in hryvnias: the course's own, or the dollar price at the site's rate, rounded. */
export function hryvniaPrice(
  { price, priceUAH }: Pick<Course, 'price' | 'priceUAH'>,
  hryvniaRate: number,
): number {
  return priceUAH ?? Math.round(price * hryvniaRate)
}

/** Sum of the separate prices of a package's courses and the saving, in hryvnias; unknown courses count as 0. */
export function packageSums(
  { courses: ids, discountedPrice }: { courses: readonly string[]; discountedPrice: number },
  courses: readonly (Pick<Course, 'price' | 'priceUAH'> & { id: string })[],
  hryvniaRate: number,
): { regularPrice: number; savings: number } {
  const regularPrice = courses
    .filter(({ id }) => ids.includes(id))
    .reduce((sum, course) => sum + hryvniaPrice(course, hryvniaRate), 0)
  return { regularPrice, savings: Math.max(0, regularPrice - discountedPrice) }
}

/** Price in a language's currency, with the old price if there is one. */
export function coursePrice(
  course: Pick<Course, 'price' | 'priceUAH' | 'oldPrice' | 'oldPriceUAH'>,
  locale: Locale,
  hryvniaRate: number,
): { now: Money; old?: Money } {
  const currency = locale === 'uk' ? 'UAH' : 'USD'
  const amount = locale === 'uk' ? hryvniaPrice(course, hryvniaRate) : course.price
  const old = locale === 'uk' ? course.oldPriceUAH : course.oldPrice
  return {
    now: { amount, currency },
    old: old === undefined ? undefined : { amount: old, currency },
  }
}

/** Saving against the old price, absolute and in percent, rounded down so that it is never overstated. */
export function priceDiscount(now: Money, old: Money): { saved: Money; percent: number } {
  return {
    saved: { amount: old.amount - now.amount, currency: now.currency },
    percent: discountPercent(now.amount, old.amount),
  }
}

/** Discount in whole percent, rounded down: (900, 1000) → 10; 0 if the old price is 0. */
export function discountPercent(now: number, old: number): number {
  return old && Math.floor(((old - now) * 100) / old)
}

/** Largest saving of all packages in percent, rounded down. */
export function bestSavingsPercent(
  packages: readonly Pick<CoursePackage, 'regularPrice' | 'savings'>[],
): number {
  return Math.max(
    0,
    ...packages.map(({ regularPrice, savings }) =>
      discountPercent(regularPrice - savings, regularPrice),
    ),
  )
}

/** Countdown policy of a course's offer. */
export function getCountdownPolicy(
  course: Pick<Course, 'countdown' | 'countdownUntil'>,
): CountdownPolicy {
  const { countdown, countdownUntil } = course
  if (countdown !== 'fixed') return { kind: countdown }
  return countdownUntil ? { kind: 'fixed', until: countdownUntil } : { kind: 'off' }
}

/**
 * Price of a package: in dollars for English if it has a dollar price, otherwise in hryvnias. There is no old
 * price if it does not cost less than its courses.
 */
export function packagePrice(
  { discountedPriceUSD, discountedPrice, regularPrice, savings }: PackagePrices,
  locale: Locale,
): { now: Money; old?: Money; saved?: Money } {
  if (locale === 'en' && discountedPriceUSD !== undefined) {
    return { now: { amount: discountedPriceUSD, currency: 'USD' } }
  }
  const now: Money = { amount: discountedPrice, currency: 'UAH' }
  if (savings <= 0) return { now }
  return {
    now,
    old: { amount: regularPrice, currency: 'UAH' },
    saved: { amount: savings, currency: 'UAH' },
  }
}

/** Number of upcoming courses of a package; a package with any is a pre-order. */
export function countUpcoming(
  { courses: ids }: Pick<CoursePackage, 'courses'>,
  courses: readonly Pick<Course, 'id' | 'isComingSoon'>[],
): number {
  return courses.filter(({ id, isComingSoon }) => isComingSoon && ids.includes(id)).length
}

type PackagePrices = Pick<
  CoursePackage,
  'discountedPrice' | 'discountedPriceUSD' | 'regularPrice' | 'savings'
>
