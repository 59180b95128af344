import type { Offer as OfferNode } from 'schema-dts'

import type { Offer } from '#src/content/model.ts'
import { offerPrice } from '#src/content/offers.ts'
import type { Money } from '#src/content/prices.ts'
import type { Locale } from '#src/i18n/locales.ts'

/** An offer with one price. */
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

/** A product's price or minimum price; a price range is a statement and not an offer. */
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
