import { hryvniaPrice, priceState } from '#src/content/prices.ts'

import type { Library } from './library.ts'
import type { Problem } from './problem.ts'

/** A struck price lies above the price. */
export function checkOffers({ offers }: Library): Problem[] {
  return offers.flatMap(({ file, data }) =>
    Object.entries(data).flatMap(([id, { uah, oldUah }]) => {
      const price = typeof uah === 'number' ? uah : uah.max
      if (oldUah === undefined || oldUah > price) return []
      const message = `is ${oldUah}, not above the price ${price}`
      return [{ file, field: `${id}.oldUah`, message }]
    }),
  )
}

/** The price range that advertises the mini-courses holds a course on sale, in both currencies. */
export function warnAboutMiniCourses({ offers, courses, sites }: Library): Problem[] {
  const [document] = offers
  const [site] = sites
  if (!document || !site || courses.length === 0) return []
  const onSale = courses.map(({ data }) => data).filter((data) => priceState(data) === 'paid')
  const prices = {
    usd: onSale.map(({ price }) => price),
    uah: onSale.map((data) => hryvniaPrice(data, site.data.hryvniaRate)),
  }
  return (['usd', 'uah'] as const).flatMap((currency) => {
    const given = document.data.miniCourses[currency]
    if (given === undefined) return []
    const { min, max } = typeof given === 'number' ? { min: given, max: given } : given
    if (prices[currency].some((price) => price >= min && price <= max)) return []
    const message = 'is a range that contains the price of no course on sale'
    return [{ file: document.file, field: `miniCourses.${currency}`, message }]
  })
}
