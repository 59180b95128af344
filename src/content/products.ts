import type { Locale } from '#src/i18n/locales.ts'

import type { Product, Site } from './model.ts'
import { loadContent } from './registry.ts'

/** All products in their order. */
export function listProducts(locale: Locale): Promise<Product[]> {
  return loadContent('products', locale)
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
