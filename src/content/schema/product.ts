import { z } from 'zod'

import { defineContent } from './document.ts'
import { OFFER_IDS } from './offers.ts'
import { LINK_IDS } from './site.ts'
import { bilingual, bilingualList, href, isPart, PART_ERROR } from './text.ts'

/** Group of a product on the products page. */
const PRODUCT_GROUPS = ['flagship', 'service', 'tool'] as const

const PRODUCT_ICONS = [
  'BookOpen',
  'Blocks',
  'GraduationCap',
  'ListChecks',
  'MessageCircleQuestionMark',
  'Workflow',
] as const

const destination = z.strictObject({ href, label: bilingual })

export const productSchema = z
  .strictObject({
    /** Position among the cards, from 1. */
    order: z.int().positive(),
    group: z.enum(PRODUCT_GROUPS),
    icon: z.enum(PRODUCT_ICONS),
    /** Price id in content/site/offers.yaml. */
    offer: z.enum(OFFER_IDS),
    /** Small print of the price: what it excludes, or its current minimum. */
    priceNote: bilingual.optional(),
    title: bilingual,
    text: bilingual,
    benefits: bilingualList,
    /** What the flagship's price includes. */
    included: bilingualList.optional(),
    ribbon: bilingual.optional(),
    tag: bilingual.optional(),
    /** Link target of the card on each of the two pages. */
    destinations: z.strictObject({ home: destination, products: destination }).optional(),
    /** Link id in content/site/site.yaml that opens in a new tab instead. */
    external: z.enum(LINK_IDS).optional(),
    /** Row of dashes below a service, with its text alternative. */
    scale: z
      .strictObject({
        of: z.int().positive(),
        value: z.int().positive(),
        saved: z.boolean().default(false),
        caption: bilingual,
      })
      .refine(isPart, PART_ERROR)
      .optional(),
  })
  .refine(({ destinations, external }) => Boolean(destinations) !== Boolean(external), {
    error: 'must have either destinations or external',
  })

export const Product = defineContent({
  name: 'Product',
  pattern: 'products/*.yaml',
  schema: productSchema,
})
