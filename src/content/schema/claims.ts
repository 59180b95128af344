import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, isPart, PART_ERROR, slug, words } from './text.ts'

const count = z.int().positive()

/** How a number is drawn; `dashes` and `meter` fill a part of their dashes. */
export const drawing = z.discriminatedUnion('kind', [
  /** Two bars, one of which is a multiple of the other. */
  z.strictObject({ kind: z.literal('bars'), times: z.number().min(1) }),
  z
    .strictObject({
      kind: z.literal('dashes'),
      of: count,
      value: count,
      /** Whether the last dashes of the row stand for savings. */
      saved: z.boolean().default(false),
    })
    .refine(isPart, PART_ERROR),
  z.strictObject({ kind: z.literal('meter'), of: count, value: count }).refine(isPart, PART_ERROR),
  z.strictObject({ kind: z.literal('tally'), columns: count, rows: count }),
  z.strictObject({ kind: z.literal('week') }),
])

const claim = z.strictObject({
  /** Displayed figure: `70%`, `24/7`. */
  figure: z.union([words, bilingual]),
  /** Small text before the figure: `up to`. */
  before: bilingual.optional(),
  /** Small text after the figure: `s`. */
  unit: bilingual.optional(),
  /** One line about what the figure counts. */
  words: bilingual,
  drawing: drawing.optional(),
  /** Scale of the drawing, for screen readers: `One dash: 5 hours.` */
  scale: bilingual.optional(),
  /** Source of the figure: a short sentence shown as a note. */
  basis: bilingual.optional(),
})

/** All figures stated on pages. Texts refer to them as `{claim:<id>}`. */
export const claimsSchema = z.strictObject({ claims: z.record(slug, claim) })

export const Claims = defineContent({
  name: 'Claims',
  pattern: 'site/claims.yaml',
  schema: claimsSchema,
})
