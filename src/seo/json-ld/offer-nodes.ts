import type { Offer as OfferNode } from 'schema-dts'

import type { Offer } from '#src/content/model.ts'
import { offerPrice } from '#src/content/offers.ts'
import type { Money } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** One price for one thing. */
export function moneyOffer(
  { amount, currency }: Money,
  availability: 'InStock' | 'PreOrder' | 'OutOfStock' = 'InStock',
): Exclude<OfferNode, string> & { '@type': 'Offer' } {
  return {
    '@type': 'Offer',
    price: amount,
    priceCurrency: currency,
    category: amount === 0 ? 'Free' : 'Paid',
    availability: `https://schema.org/${availability}`,
  }
}

/** A product's price, or the least that it costs; a range says what such things cost, and offers none of them. */
export function offerNode(offer: Offer, locale: Locale): OfferNode | undefined {
  const { amount, currency } = offerPrice(offer, locale)
  if (typeof amount !== 'number') return undefined
  if (!offer.from) return moneyOffer({ amount, currency })
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: amount,
      priceCurrency: currency,
    },
  }
}
