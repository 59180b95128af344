import type { Currency } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { CountdownPolicy } from '#src/lib/countdown.ts'

import type { Course, CoursePackage } from './model.ts'

/** What a course costs and whether it can be had: every card, page and offer asks here. */
export type PriceState = 'soon' | 'free' | 'paid'

/** An amount in whole units of its currency. */
export interface Money {
  amount: number
  currency: Currency
}

/** Whether a course is still coming, free, or sold. */
export function priceState({
  isComingSoon,
  price,
}: Pick<Course, 'isComingSoon' | 'price'>): PriceState {
  if (isComingSoon) return 'soon'
  return price === 0 ? 'free' : 'paid'
}

/** The hryvnia price: the course's own, else the dollar price at the site's rate, rounded. */
export function hryvniaPrice(
  { price, priceUAH }: Pick<Course, 'price' | 'priceUAH'>,
  hryvniaRate: number,
): number {
  return priceUAH ?? Math.round(price * hryvniaRate)
}

/** What a package's courses cost one by one, and what is saved, in hryvnias; a course that is none costs nothing. */
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

/** The price in a language's currency, with the struck one where there is one. */
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

/** The page that presents a course. */
export function courseHref({ id, landing }: Pick<Course, 'id' | 'landing'>): string {
  return landing ?? `/courses/${id}`
}

/** The page with the plan of a course that is coming. */
export function planHref({ id }: Pick<Course, 'id'>): string {
  return `/courses/${id}/content`
}

/** The page of the module that everybody may read. */
export function freeLessonHref(course: Pick<Course, 'id' | 'landing'>): string {
  return `${courseHref(course)}/free-lesson`
}

/** Where a course's content is: its plan while it is coming, its area, else the page that presents it. */
export function contentHref(
  course: Pick<Course, 'id' | 'isComingSoon' | 'area' | 'landing'>,
): string {
  return course.isComingSoon ? planHref(course) : (course.area ?? courseHref(course))
}

/** Where one enrols: another site for what can be had, the plan of what is coming, which names no such site. */
export function enrollHref(course: Pick<Course, 'id' | 'enrollUrl'>): string {
  return course.enrollUrl ?? planHref(course)
}

/** What a struck price saves, and how much of it in percent, rounded down: never more than is true. */
export function priceCut(now: Money, old: Money): { saved: Money; percent: number } {
  return {
    saved: { amount: old.amount - now.amount, currency: now.currency },
    percent: cutPercent(now.amount, old.amount),
  }
}

/** How much lower a price is, in whole percent, rounded down: (900, 1000) → 10. What was free is cut by nothing. */
export function cutPercent(now: number, old: number): number {
  return old && Math.floor(((old - now) * 100) / old)
}

/** The most that a package saves, in percent, rounded down. */
export function bestSavingsPercent(
  packages: readonly Pick<CoursePackage, 'regularPrice' | 'savings'>[],
): number {
  return Math.max(
    0,
    ...packages.map(({ regularPrice, savings }) =>
      cutPercent(regularPrice - savings, regularPrice),
    ),
  )
}

/** When a course's offer ends. */
export function countdownOf(course: Pick<Course, 'countdown' | 'countdownUntil'>): CountdownPolicy {
  const { countdown, countdownUntil } = course
  if (countdown !== 'fixed') return { kind: countdown }
  return countdownUntil ? { kind: 'fixed', until: countdownUntil } : { kind: 'off' }
}

/**
 * What a package costs: in dollars where it has such a price and English asks, else in hryvnias. Nothing is
 * struck where it costs no less than its courses.
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

/** How many courses of a package are still coming: one that has any is a pre-order. */
export function countComing(
  { courses: ids }: Pick<CoursePackage, 'courses'>,
  courses: readonly Pick<Course, 'id' | 'isComingSoon'>[],
): number {
  return courses.filter(({ id, isComingSoon }) => isComingSoon && ids.includes(id)).length
}

type PackagePrices = Pick<
  CoursePackage,
  'discountedPrice' | 'discountedPriceUSD' | 'regularPrice' | 'savings'
>
