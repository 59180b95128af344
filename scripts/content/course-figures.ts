import type { Course, CoursePackage, Site } from '#src/content/model.ts'
import { bestSavingsPercent, coursePrice, priceCut, priceState } from '#src/content/prices.ts'
import { formatMoney, formatNumber, formatPercent } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { withoutPastOffer } from './past-offer.ts'

/**
 * Every figure that a text may name instead of carrying its own: `{pi-course.price}` → `$9`,
 * `{guaranteeDays}` → `30`, `{packageSavings}` → `23%`, of the courses on sale `{cheapestCourse}` → `$7`.
 * `{starter.price.usd}` is a package's price in dollars, or its worth in whole dollars at the site's rate: `$25`.
 * Courses come with the offers that have passed: of these `regular` and `discount` are the price, and
 * nothing is saved.
 */
export function courseFigures(
  locale: Locale,
  facts: {
    site: Pick<Site, 'offers' | 'hryvniaRate'>
    courses: readonly Course[]
    packages: readonly Pick<
      CoursePackage,
      'id' | 'regularPrice' | 'discountedPrice' | 'discountedPriceUSD' | 'savings'
    >[]
    /** The time of the build, in ms. */
    now: number
  },
): Map<string, string> {
  const { site, courses, packages, now: time } = facts
  const { guaranteeDays, waitlistDiscount, completionBonus } = site.offers
  const figures = new Map([
    ['guaranteeDays', formatNumber(locale, guaranteeDays)],
    ['waitlistDiscount', formatPercent(locale, waitlistDiscount)],
    ['completionBonus', `${completionBonus.from}–${formatPercent(locale, completionBonus.to)}`],
    ['packageSavings', formatPercent(locale, bestSavingsPercent(packages))],
  ])
  for (const { id, discountedPrice, discountedPriceUSD } of packages) {
    const dollars = discountedPriceUSD ?? Math.round(discountedPrice / site.hryvniaRate)
    figures.set(`${id}.price.usd`, formatMoney(locale, dollars, 'USD'))
  }
  const priceOf = (course: Course) =>
    coursePrice(withoutPastOffer(course, time), locale, site.hryvniaRate)
  const [cheapest] = courses
    .filter((course) => priceState(course) === 'paid')
    .map((course) => priceOf(course).now)
    .toSorted((a, b) => a.amount - b.amount)
  if (cheapest)
    figures.set('cheapestCourse', formatMoney(locale, cheapest.amount, cheapest.currency))
  for (const course of courses) {
    const { now, old: struck } = priceOf(course)
    figures.set(`${course.id}.price`, formatMoney(locale, now.amount, now.currency))
    if (!coursePrice(course, locale, site.hryvniaRate).old) continue
    // When the offer is over the price is the regular one, and texts that stay read with it.
    const old = struck ?? now
    const { saved, percent } = priceCut(now, old)
    figures.set(`${course.id}.regular`, formatMoney(locale, old.amount, old.currency))
    figures.set(`${course.id}.saved`, formatMoney(locale, saved.amount, saved.currency))
    figures.set(
      `${course.id}.discount`,
      struck ? formatPercent(locale, -percent) : formatMoney(locale, now.amount, now.currency),
    )
  }
  return figures
}
