import type { Locale } from '#src/i18n/locales.ts'

import type { Product, Site } from './model.ts'
import { cacheAndTrack } from './track.ts'

const lists = {
  en: () => import('virtual:content/products/en'),
  uk: () => import('virtual:content/products/uk'),
}

/** All products in their order. */
export async function listProducts(locale: Locale): Promise<Product[]> {
  const { products } = await cacheAndTrack(`products/${locale}`, lists[locale])
  return products
}

/** Where a product's card leads on a page, and what the link says. */
export interface ProductLink {
  href: string
  label: string
  isExternal: boolean
}

/** The link of a product's card: its destination on this page, or the site's link to another one. */
export function productLink(
  { id, destinations, external }: Product,
  page: 'home' | 'products',
  links: Site['links'],
): ProductLink {
  if (destinations) return { ...destinations[page], isExternal: false }
  if (!external) throw new Error(`the product "${id}" leads nowhere`)
  const { url, label } = links[external]
  return { href: url, label, isExternal: true }
}
