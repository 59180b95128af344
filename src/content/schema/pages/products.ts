import { z } from 'zod'

import { faq } from '#src/content/schema/course-text.ts'
import { headingFields, href, seo, words } from '#src/content/schema/text.ts'

export const productsPage = z.strictObject({
  seo,
  hero: headingFields.extend({ highlight: words.optional() }),
  lead: words,
  flagship: z.strictObject({
    changes: words,
    included: words,
    /** Chart of the week in dashes: its accessible name and two captions. */
    week: z.strictObject({ label: words, total: words, legend: words }),
  }),
  services: headingFields,
  tools: headingFields.extend({
    /** Below the cards: other products. */
    more: z.strictObject({ text: words, label: words, href }).optional(),
  }),
  /** Frequently asked questions; those about payment come from site.yaml. */
  faq: faq.optional(),
  contact: headingFields,
})
