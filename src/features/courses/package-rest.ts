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
  isSeparatelyCheaper: boolean
}

/** Splits the courses of a package into owned and missing ones. */
export function packageRest(
  coursePackage: CoursePackage,
  levels: readonly Course[],
  bought: readonly string[],
  context: { locale: Locale; hryvniaRate: number },
): PackageRest {
  const packageLevels = levels.filter(({ id }) => coursePackage.courses.includes(id))
  const owned = packageLevels.filter(({ id }) => bought.includes(id))
  const missing = packageLevels.filter(({ id }) => !bought.includes(id))
  const { now } = packagePrice(coursePackage, context.locale)
  const priceLocale = now.currency === 'UAH' ? 'uk' : 'en'
  const amount = missing
    .map((course) => coursePrice(course, priceLocale, context.hryvniaRate).now.amount)
    .reduce((sum, price) => sum + price, 0)
  return { owned, missing, amount, isSeparatelyCheaper: owned.length > 0 && amount <= now.amount }
}
