import type { Course, CoursePackage } from '#src/content/model.ts'
import { coursePrice, packagePrice } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** Owned and missing courses of a package. */
export interface PackageRest {
  owned: Course[]
  missing: Course[]
  /** Sum of the prices of the missing courses, in the package's currency. */
  amount: number
  /** Whether a visitor who owns a part pays no more for the missing courses than for the package. */
  isNoDearer: boolean
}

/** Splits the courses of a package into owned and missing ones. */
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
