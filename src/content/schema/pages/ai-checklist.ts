import { z } from 'zod'

import { drawing } from '#src/content/schema/claims.ts'
import {
  comparison,
  faq,
  guarantee,
  lines,
  points,
  reviews,
} from '#src/content/schema/course-text.ts'
import { headingFields, rejectDuplicates, seo, slug, words } from '#src/content/schema/text.ts'

export const aiChecklistPage = z.strictObject({
  seo,
  hero: headingFields.extend({ lead: words }),
  cta: z.strictObject({ primary: words, limited: words }),
  stats: z
    .array(z.strictObject({ figure: words, unit: words.optional(), words, drawing }))
    .length(4),
  /** Source of the figures, shown below them. */
  statsNote: words.optional(),
  audience: points,
  contents: headingFields.extend({
    text: words,
    /** Accessible name of the checklist. */
    label: words,
    /** Ticks are stored by `id`, so items may be added or moved. */
    items: z
      .array(z.strictObject({ id: slug, title: words, text: words }))
      .min(2)
      .superRefine((items, context) =>
        rejectDuplicates(
          items.map(({ id }) => id),
          context,
        ),
      ),
  }),
  urgency: lines,
  comparison,
  results: lines,
  testimonials: reviews.optional(),
  benefits: points,
  guarantee,
  faq,
  closing: headingFields,
})
