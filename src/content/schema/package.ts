import { z } from 'zod'

import { BADGE_COLORS } from './course.ts'
import { defineContent } from './document.ts'
import { bilingual, externalUrl, money, onceEach, slug } from './text.ts'

export const packageSchema = z.strictObject({
  order: z.int().positive(),
  name: bilingual,
  description: bilingual,
  courses: z.array(slug).min(2).superRefine(onceEach),
  /** Hryvnias: the sum of the courses' prices, which the build checks. */
  regularPrice: money,
  discountedPrice: money,
  /** Regular less discounted, which the build checks. */
  savings: money,
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
