import { z } from 'zod'

import { BADGE_COLORS } from './course.ts'
import { defineContent } from './document.ts'
import { bilingual, externalUrl, money, onceEach, slug } from './text.ts'

export const packageSchema = z.strictObject({
  order: z.int().positive(),
  name: bilingual,
  description: bilingual,
  courses: z.array(slug).min(2).superRefine(onceEach),
  /** Hryvnias: the sum of the courses' prices. The build counts it, or checks it where it is given. */
  regularPrice: money.optional(),
  discountedPrice: money,
  /** Regular less discounted: counted, or checked, in the same way. */
  savings: money.optional(),
  discountedPriceUSD: money.optional(),
  badge: z.strictObject({ text: bilingual, color: z.enum(BADGE_COLORS) }).optional(),
  /** The package's own payment page; without it the messenger opens with its name. */
  paymentUrl: externalUrl.optional(),
})

export const Package = defineContent({
  name: 'Package',
  pattern: 'packages/*.yaml',
  schema: packageSchema,
})
