import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, isPart, NO_PART, slug, words } from './text.ts'

const count = z.int().positive()

/** How a number is drawn; a dash row and a meter fill so many of their dashes. */
export const drawing = z.discriminatedUnion('kind', [
  /** One bar, and another so many times as long. */
  z.strictObject({ kind: z.literal('bars'), times: z.number().min(1) }),
  z
    .strictObject({
      kind: z.literal('dashes'),
      of: count,
      value: count,
      /** The filled dashes are what is saved, at the end of an inked row. */
      saved: z.boolean().default(false),
    })
    .refine(isPart, NO_PART),
  z.strictObject({ kind: z.literal('meter'), of: count, value: count }).refine(isPart, NO_PART),
  z.strictObject({ kind: z.literal('tally'), columns: count, rows: count }),
  z.strictObject({ kind: z.literal('week') }),
])

const claim = z.strictObject({
  /** As it is shown: `70%`, `24/7`. */
  figure: z.union([words, bilingual]),
  /** Set small before the figure: `up to`. */
  before: bilingual.optional(),
  /** Set small after it: `s`. */
  unit: bilingual.optional(),
  /** One line that says what the figure counts. */
  words: bilingual,
  drawing: drawing.optional(),
  /** What the drawing counts with, where it cannot be seen: `One dash: 5 hours.` */
  scale: bilingual.optional(),
  /** What the figure rests on: a short sentence that is shown as a note. */
  basis: bilingual.optional(),
})

/** Every figure that the pages state. Texts name one as `{claim:<id>}`. */
export const claimsSchema = z.strictObject({ claims: z.record(slug, claim) })

export const Claims = defineContent({
  name: 'Claims',
  pattern: 'site/claims.yaml',
  schema: claimsSchema,
})
