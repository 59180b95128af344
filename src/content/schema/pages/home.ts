import { z } from 'zod'

import { headingFields, link, seo, slug, words } from '#src/content/schema/text.ts'

const line = z.strictObject({
  by: z.enum(['person', 'assistant']),
  name: words,
  time: words,
  text: words,
})
const gap = z.strictObject({ seconds: z.int().positive(), label: words })

/** A sample conversation: lines and the pauses between them in seconds. */
export const transcript = z.strictObject({
  title: words,
  caption: words,
  lines: z.array(z.union([line, gap])).min(2),
})

export const homePage = z.strictObject({
  seo,
  badge: words,
  hero: headingFields.extend({ highlight: words.optional() }),
  lead: words,
  call: link,
  /** Figures below the hero, from content/site/claims.yaml. */
  claims: z.array(slug).length(4),
  transcript,
  products: headingFields,
  results: headingFields.extend({ lead: words, claims: z.array(slug).length(4) }),
  portfolio: headingFields,
  contact: headingFields,
})
