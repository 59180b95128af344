import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'

import type { Offer } from './model.ts'

/** Phrases around a price. */
export interface PriceWords {
  free: string
  /** `45,000 UAH` → `from 45,000 UAH` */
  from: (price: string) => string
}

/**
 * Formats an offer's price in a language's currency: (`en`, curator) → `from 45,000 UAH`,
 * (`en`, mini-courses) → `$10–20`, (`uk`, mini-courses) → `400–800 грн`, a price of 0 → `Free`.
 */
export function formatOffer(locale: Locale, offer: Offer, words: PriceWords): string {
  const { amount, currency } = offerPrice(offer, locale)
  if (amount === 0) return words.free
  const price =
    typeof amount === 'number'
      ? formatMoney(locale, amount, currency)
      : currency === 'USD'
        ? `${formatMoney(locale, amount.min, currency)}–${formatNumber(locale, amount.max)}`
        : `${formatNumber(locale, amount.min)}–${formatMoney(locale, amount.max, currency)}`
  return offer.from ? words.from(price) : price
}

/** Price in a language's currency; English falls back to hryvnias. */
export function offerPrice(offer: Offer, locale: Locale) {
  return locale === 'en' && offer.usd !== undefined
    ? { amount: offer.usd, currency: 'USD' as const }
    : { amount: offer.uah, currency: 'UAH' as const }
}

/**
 * Old price in a language's currency, if there is one: (consultation, `uk`) → 6000, (consultation, `en`) →
 * `undefined`.
 */
export function oldOfferPrice(offer: Offer, locale: Locale): number | undefined {
  return offerPrice(offer, locale).currency === 'UAH' ? offer.oldUah : undefined
}
