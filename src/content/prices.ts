import type { Locale } from '#src/i18n/locales.ts'
import type { Course } from './model.ts'

/** What a course costs and whether it can be had: every card, page and offer asks here. */
export type PriceState = 'soon' | 'free' | 'paid'

/** An amount in whole units of its currency. */
export interface Money {
  amount: number
  currency: 'USD' | 'UAH'
}

/** Whether a course is still coming, free, or sold. */
export function priceState({ isComingSoon, price }: Pick<Course, 'isComingSoon' | 'price'>): PriceState {
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

/** The price in a language's currency, with the struck one where there is one. */
export function coursePrice(
  course: Pick<Course, 'price' | 'priceUAH' | 'oldPrice' | 'oldPriceUAH'>,
  locale: Locale,
  hryvniaRate: number,
): { now: Money; old?: Money | undefined } {
  const currency = locale === 'uk' ? 'UAH' : 'USD'
  const amount = locale === 'uk' ? hryvniaPrice(course, hryvniaRate) : course.price
  const old = locale === 'uk' ? course.oldPriceUAH : course.oldPrice
  return { now: { amount, currency }, old: old === undefined ? undefined : { amount: old, currency } }
}

/** Where one enrols: another site for what can be had, the course's content page for what is coming. */
export function enrollHref(course: Pick<Course, 'id' | 'isComingSoon' | 'enrollUrl'>): string {
  return course.isComingSoon || !course.enrollUrl
    ? `/courses/${course.id}/content`
    : course.enrollUrl
}

/** The page that presents a course. */
export function courseHref({ id, landing }: Pick<Course, 'id' | 'landing'>): string {
  return landing ?? `/courses/${id}`
}
