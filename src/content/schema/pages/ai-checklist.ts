import { z } from 'zod'

import {
  comparison,
  faq,
  guarantee,
  lines,
  points,
  review,
} from '#src/content/schema/course-text.ts'
import { exchange, seo, words } from '#src/content/schema/text.ts'

/** How a figure is drawn; what each needs stands beside its name. */
const drawing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('tally'), columns: z.int(), rows: z.int() }),
  /** The saved part of a row of dashes. */
  z.strictObject({ kind: z.literal('saved'), of: z.int(), value: z.int() }),
  /** One bar, and another so many times as long. */
  z.strictObject({ kind: z.literal('bars'), times: z.number().min(1) }),
  z.strictObject({ kind: z.literal('meter'), of: z.int(), value: z.int() }),
])

export const aiChecklist = z.strictObject({
  seo,
  hero: exchange.extend({ lead: words }),
  cta: z.strictObject({ primary: words, limited: words }),
  stats: z
    .array(z.strictObject({ figure: words, unit: words.optional(), words, drawing }))
    .length(4),
  audience: points,
  contents: exchange.extend({
    text: words,
    /** Name of the sheet of tick boxes. */
    label: words,
    items: z.array(z.strictObject({ title: words, text: words })).length(7),
  }),
  urgency: lines,
  comparison,
  results: lines,
  testimonials: exchange.extend({ items: z.array(review).length(3) }),
  benefits: points,
  guarantee,
  faq,
  closing: exchange,
})
