import { z } from 'zod'

import { faq } from '#src/content/schema/course-text.ts'
import { exchange, href, seo, words } from '#src/content/schema/text.ts'

export const productsPage = z.strictObject({
  seo,
  hero: exchange.extend({ highlight: words.optional() }),
  lead: words,
  flagship: z.strictObject({
    changes: words,
    included: words,
    /** The week drawn in dashes: its name for a screen reader, and the two captions. */
    week: z.strictObject({ label: words, total: words, legend: words }),
  }),
  services: exchange,
  tools: exchange.extend({
    /** Under the cards: what else there is. */
    more: z.strictObject({ text: words, label: words, href }).optional(),
  }),
  /** Questions before one orders; those about payment follow from site.yaml. */
  faq: faq.optional(),
  contact: exchange,
})
