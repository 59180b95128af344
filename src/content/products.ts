import type { Product, Site } from './model.ts'

/** Link of a product's card: address and label. */
export interface ProductLink {
  href: string
  label: string
  isExternal: boolean
}

/** Link of a product's card: its own for this page, or one of the site's links. */
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
