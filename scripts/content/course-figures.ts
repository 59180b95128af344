import type { Course, CoursePackage, Site } from '#src/content/model.ts'
import { bestSavingsPercent, coursePrice, priceDiscount, priceState } from '#src/content/prices.ts'
import { formatMoney, formatNumber, formatPercent, plural } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'

import { removePastOffer } from './past-offer.ts'

const NUMBERS = {
  en: 'no one two three four five six seven eight nine ten'.split(' '),
  uk: '0 один два три чотири пʼять шість сім вісім девʼять десять'.split(' '),
}

const NOUNS = {
  en: {
    levels: { one: 'level', other: 'levels' },
    courses: { one: 'course', other: 'courses' },
  },
  uk: {
    levels: { one: 'рівень', few: 'рівні', many: 'рівнів', other: 'рівня' },
    courses: { one: 'курс', few: 'курси', many: 'курсів', other: 'курсу' },
  },
} as const

/** A counted phrase with numbers up to ten in words: `four levels`, `пʼять рівнів`. */
function spellCount(locale: Locale, n: number, noun: 'levels' | 'courses'): string {
  const number = NUMBERS[locale][n] ?? formatNumber(locale, n)
  const word =
    locale === 'uk'
      ? plural<'uk', string>('uk', n, NOUNS.uk[noun])
      : plural<'en', string>('en', n, NOUNS.en[noun])
  return `${number} ${word}`
}

/**
 * Placeholders of courses and packages: `{pi-course.price}` → `$9`, `{guaranteeDays}` → `30`,
 * `{packageSavings}` → `23%`, of the courses on sale `{cheapestCourse}` → `$7`. `{starter.price.usd}` is a
 * package's price in dollars, or its hryvnia price converted to whole dollars: `$25`; `{starter.price.uah}` is
 * its price in hryvnias. `{levels}` → `four levels`, at the beginning of a sentence `{levels.cap}`;
 * `{openCourses}` and `{comingCourses}` count the same way. `{ai-agents-course.waitlist}` is the price of an
 * upcoming course with the waitlist discount, of a course on sale its price, so that putting a course on sale
 * leaves no text without a figure; `{starter.waitlist}` is the sum of these prices over a package. If the offer of a course has ended, `regular` and `discount` are its price, and nothing
 * is saved.
 */
export function courseFigures(
  locale: Locale,
  facts: {
    site: Pick<Site, 'offers' | 'hryvniaRate'>
    courses: readonly Course[]
    packages: readonly Pick<
      CoursePackage,
      'id' | 'courses' | 'regularPrice' | 'discountedPrice' | 'discountedPriceUSD' | 'savings'
    >[]
    /** Time of the build in ms since 1970. */
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
    figures.set(`${id}.price.uah`, formatMoney(locale, discountedPrice, 'UAH'))
  }
  const counts = {
    levels: courses.filter(({ level }) => level !== undefined).length,
    openCourses: courses.filter((course) => priceState(course) === 'paid').length,
    comingCourses: courses.filter((course) => course.isComingSoon).length,
  }
  for (const [name, count] of Object.entries(counts)) {
    const phrase = spellCount(locale, count, name === 'levels' ? 'levels' : 'courses')
    figures.set(name, phrase)
    figures.set(`${name}.cap`, phrase.charAt(0).toUpperCase() + phrase.slice(1))
  }
  const getPrice = (course: Course) =>
    coursePrice(removePastOffer(course, time), locale, site.hryvniaRate)
  const [cheapest] = courses
    .filter((course) => priceState(course) === 'paid')
    .map((course) => getPrice(course).now)
    .toSorted((a, b) => a.amount - b.amount)
  if (cheapest)
    figures.set('cheapestCourse', formatMoney(locale, cheapest.amount, cheapest.currency))
  /** Price of a course, with the waitlist discount while the course is upcoming; hryvnias are rounded. */
  const waitlistPrice = (course: Course) => {
    const { amount, currency } = getPrice(course).now
    const discounted = course.isComingSoon ? (amount * (100 - waitlistDiscount)) / 100 : amount
    return { amount: currency === 'UAH' ? Math.round(discounted) : discounted, currency }
  }
  for (const coursePackage of packages) {
    const prices = courses.filter(({ id }) => coursePackage.courses.includes(id)).map(waitlistPrice)
    const [first] = prices
    if (!first) continue
    const sum = prices.reduce((total, { amount }) => total + amount, 0)
    figures.set(`${coursePackage.id}.waitlist`, formatMoney(locale, sum, first.currency))
  }
  for (const course of courses) {
    const { now, old: regular } = getPrice(course)
    figures.set(`${course.id}.price`, formatMoney(locale, now.amount, now.currency))
    const waitlist = waitlistPrice(course)
    figures.set(`${course.id}.waitlist`, formatMoney(locale, waitlist.amount, waitlist.currency))
    if (!coursePrice(course, locale, site.hryvniaRate).old) continue
    // After the end of an offer the remaining texts use the regular price.
    const old = regular ?? now
    const { saved, percent } = priceDiscount(now, old)
    figures.set(`${course.id}.regular`, formatMoney(locale, old.amount, old.currency))
    figures.set(`${course.id}.saved`, formatMoney(locale, saved.amount, saved.currency))
    figures.set(
      `${course.id}.discount`,
      regular ? formatPercent(locale, -percent) : formatMoney(locale, now.amount, now.currency),
    )
  }
  return figures
}
