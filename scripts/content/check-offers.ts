import { priceState } from '#src/content/prices.ts'

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
export function warnAboutMiniCourses({ offers, courses }: Library): Problem[] {
  const [document] = offers
  if (!document || courses.length === 0) return []
  const { usd, uah } = document.data.miniCourses
  const onSale = courses.filter(({ data }) => priceState(data) === 'paid')
  const isIn = (price: number | undefined, range: typeof usd) =>
    price !== undefined && typeof range === 'object' && price >= range.min && price <= range.max
  const warn = (currency: 'usd' | 'uah') => ({
    file: document.file,
    field: `miniCourses.${currency}`,
    message: 'holds the price of no course on sale',
  })
  return [
    ...(onSale.some(({ data }) => isIn(data.price, usd)) ? [] : [warn('usd')]),
    ...(onSale.some(({ data }) => isIn(data.priceUAH, uah)) ? [] : [warn('uah')]),
  ]
}
