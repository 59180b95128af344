import type { Course, CoursePackage } from '#src/content/model.ts'
import { coursePrice, packagePrice } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** What somebody has of a package, and what is left of it to buy. */
export interface PackageRest {
  owned: Course[]
  missing: Course[]
  /** What the missing ones cost one by one, in the currency of the package. */
  amount: number
  /** Whether what is missing costs no more than the package, for whoever has a part of it. */
  isNoDearer: boolean
}

/** Tells the courses of a package that somebody has bought from the others. */
export function packageRest(
  pack: CoursePackage,
  levels: readonly Course[],
  bought: readonly string[],
  context: { locale: Locale; hryvniaRate: number },
): PackageRest {
  const inside = levels.filter(({ id }) => pack.courses.includes(id))
  const owned = inside.filter(({ id }) => bought.includes(id))
  const missing = inside.filter(({ id }) => !bought.includes(id))
  const { now } = packagePrice(pack, context.locale)
  const priceLocale = now.currency === 'UAH' ? 'uk' : 'en'
  const amount = missing
    .map((course) => coursePrice(course, priceLocale, context.hryvniaRate).now.amount)
    .reduce((sum, price) => sum + price, 0)
  return { owned, missing, amount, isNoDearer: owned.length > 0 && amount <= now.amount }
}
