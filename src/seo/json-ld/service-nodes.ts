import type { Offer, Service } from 'schema-dts'

import { CURATOR_PLANS, FACTORY_FEATURES, FACTORY_PACKAGES } from '#src/content/ids.ts'
import type { Factory, FactoryWords, Offers, Page, Product, Services } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { isUnlocalizedHref } from '#src/lib/link-target.ts'
import { absoluteHref, absoluteUrl } from '#src/seo/page-head.ts'

import type { DescribedPage } from './described-page.ts'
import { moneyOffer, offerNode } from './offer-nodes.ts'
import { pageId, ownerId } from './site-nodes.ts'

/** A service with its own page. */
export function serviceNode(
  page: DescribedPage,
  fields: Partial<Pick<Extract<Service, { '@type': 'Service' }>, 'offers' | 'hasOfferCatalog'>>,
): Service {
  const { path, locale, title, description } = page
  const url = absoluteUrl(path, locale)
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: title,
    description,
    url,
    provider: ownerId(),
    mainEntityOfPage: pageId(page),
    ...fields,
  }
}

/** A product with its price; external addresses are placeholders until launch and are left out. */
export function productNode(product: Product, offers: Offers, locale: Locale): Service {
  const href = product.destinations?.products.href
  return {
    '@type': 'Service',
    name: product.title,
    description: product.text,
    provider: ownerId(),
    ...(href && !isUnlocalizedHref(href) && { url: absoluteHref(href, locale) }),
    offers: offerNode(offers[product.offer], locale),
  }
}

/** Plans of the AI curator, each with its separately paid activation. */
export function planOffers(
  plans: Page<'ai-curator'>['plans'],
  facts: Services['curator'],
): Offer[] {
  return CURATOR_PLANS.map((id) => {
    const { name, description, activation } = plans.items[id]
    const { priceUAH, activationUAH } = facts.plans[id]
    return {
      ...moneyOffer({ amount: priceUAH, currency: 'UAH' }),
      name,
      description,
      addOn: {
        ...moneyOffer({ amount: activationUAH, currency: 'UAH' }),
        description: activation,
      },
    }
  })
}

/** Features of the Content Factory, and the packages whose price is fixed. */
export function factoryOffers(factory: Factory, labels: FactoryWords): Offer[] {
  const features = FACTORY_FEATURES.map((id) => ({
    ...factory.features[id],
    ...labels.features[id],
  }))
  const packages = FACTORY_PACKAGES.filter((id) => !factory.packages[id].sample).map((id) => ({
    ...factory.packages[id],
    ...labels.packages[id],
  }))
  return [...features, ...packages].map(({ price, name, description }) => ({
    ...moneyOffer({ amount: price, currency: 'USD' }),
    name,
    description,
  }))
}
