import { z } from 'zod'

import { defineContent } from './document.ts'
import { OFFER_IDS } from './offers.ts'
import { LINK_IDS } from './site.ts'
import { bilingual, bilingualList, href, isPart, NO_PART } from './text.ts'

/** Where a product stands on the products page. */
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
    /** Place among the cards, counted from 1. */
    order: z.int().positive(),
    group: z.enum(PRODUCT_GROUPS),
    icon: z.enum(PRODUCT_ICONS),
    /** Its price in content/site/offers.yaml. */
    offer: z.enum(OFFER_IDS),
    /** What the price does not say by itself, in small type: what it leaves out, where it begins now. */
    priceNote: bilingual.optional(),
    title: bilingual,
    text: bilingual,
    benefits: bilingualList,
    /** What the flagship's price holds. */
    included: bilingualList.optional(),
    ribbon: bilingual.optional(),
    tag: bilingual.optional(),
    /** Where the card leads on each of the two pages. */
    destinations: z.strictObject({ home: destination, products: destination }).optional(),
    /** Or the link in content/site/site.yaml that it opens in a new tab. */
    external: z.enum(LINK_IDS).optional(),
    /** A row of dashes under a service, and what it shows. */
    scale: z
      .strictObject({
        of: z.int().positive(),
        value: z.int().positive(),
        saved: z.boolean().default(false),
        caption: bilingual,
      })
      .refine(isPart, NO_PART)
      .optional(),
  })
  .refine(({ destinations, external }) => Boolean(destinations) !== Boolean(external), {
    error: 'must lead somewhere: either destinations or external',
  })

export const Product = defineContent({
  name: 'Product',
  pattern: 'products/*.yaml',
  schema: productSchema,
})
