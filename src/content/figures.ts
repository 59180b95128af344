import { formatMoney, formatNumber, formatPercent } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { Course, CoursePackage, Site } from './model.ts'
import { bestSavingsPercent, coursePrice, priceCut } from './prices.ts'

const FIGURE = /\{([a-z][\w-]*(?:\.[a-z]+)?)\}/gi

/**
 * Every figure that a text may name instead of carrying its own: `{pi-course.price}` → `$9`,
 * `{guaranteeDays}` → `30`, `{packageSavings}` → `23%`.
 */
export function figuresOf(
  facts: {
    site: Pick<Site, 'offers' | 'hryvniaRate'>
    courses: readonly Course[]
    packages: readonly Pick<CoursePackage, 'regularPrice' | 'savings'>[]
  },
  locale: Locale,
): Record<string, string> {
  const { site, courses, packages } = facts
  const { guaranteeDays, waitlistDiscount, completionBonus } = site.offers
  const figures: Record<string, string> = {
    guaranteeDays: formatNumber(locale, guaranteeDays),
    waitlistDiscount: formatPercent(locale, waitlistDiscount),
    completionBonus: `${completionBonus.from}–${formatPercent(locale, completionBonus.to)}`,
    packageSavings: formatPercent(locale, bestSavingsPercent(packages)),
  }
  for (const course of courses) {
    const { now, old } = coursePrice(course, locale, site.hryvniaRate)
    figures[`${course.id}.price`] = formatMoney(locale, now.amount, now.currency)
    if (!old) continue
    const { saved, percent } = priceCut(now, old)
    figures[`${course.id}.regular`] = formatMoney(locale, old.amount, old.currency)
    figures[`${course.id}.saved`] = formatMoney(locale, saved.amount, saved.currency)
    figures[`${course.id}.discount`] = `−${formatPercent(locale, percent)}`
  }
  return figures
}

/** Puts figures into every text of a structure; a name that is no figure stays as it is written. */
export function fillFigures<T>(value: T, figures: Readonly<Record<string, string>>): T
export function fillFigures(value: unknown, figures: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') {
    return value.replace(FIGURE, (written, name: string) => figures[name] ?? written)
  }
  if (Array.isArray(value)) return value.map((item) => fillFigures(item, figures))
  if (!value || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFigures(item, figures)]),
  )
}

/** Names of the figures that a text asks for: `from {pi-course.price}` → `pi-course.price`. */
export function figuresIn(text: string): string[] {
  return [...text.matchAll(FIGURE)].map(([, name = '']) => name)
}
