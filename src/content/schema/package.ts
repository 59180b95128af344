import { z } from 'zod'

import { BADGE_COLORS } from './course.ts'
import { defineContent } from './document.ts'
import { bilingual, externalUrl, money, rejectDuplicates, slug } from './text.ts'

export const packageSchema = z.strictObject({
  order: z.int().positive(),
  name: bilingual,
  description: bilingual,
  courses: z.array(slug).min(2).superRefine(rejectDuplicates),
  /** Sum of the courses' prices in hryvnias; calculated by the build, or checked if it is given. */
  regularPrice: money.optional(),
  discountedPrice: money,
  /** Savings: regular minus discounted price; calculated or checked in the same way. */
  savings: money.optional(),
  discountedPriceUSD: money.optional(),
  badge: z.strictObject({ text: bilingual, color: z.enum(BADGE_COLORS) }).optional(),
  /** Payment page of the package; without it the button opens the messenger with a message that names the package. */
  paymentUrl: externalUrl.optional(),
})

export const Package = defineContent({
  name: 'Package',
  pattern: 'packages/*.yaml',
  schema: packageSchema,
})
