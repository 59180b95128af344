import { z } from 'zod'

import { defineContent } from './document.ts'
import { refuse, money } from './text.ts'

export const OFFER_IDS = [
  'curator',
  'automation',
  'consultation',
  'miniCourses',
  'noCode',
  'promptService',
] as const

const range = z
  .strictObject({ min: money, max: money })
  .refine(({ min, max }) => min < max, { error: 'must have a "max" greater than its "min"' })

const offer = z
  .strictObject({
    /** Price in dollars; without it the English page shows hryvnias. */
    usd: z.union([money, range]).optional(),
    uah: z.union([money, range]),
    /** Old price in hryvnias. */
    oldUah: money.optional(),
    /** Whether the price is a minimum ("from"). */
    from: z.boolean().default(false),
  })
  .superRefine(({ uah, oldUah }, context) => {
    const price = typeof uah === 'number' ? uah : uah.max
    if (oldUah === undefined || oldUah > price) return
    refuse(context, ['oldUah'], `is ${oldUah}, which is not above the price ${price}`)
  })

/** An object and not a record, because contentlayer requires fixed top-level fields. */
export const offersSchema = z.strictObject(
  Object.fromEntries(OFFER_IDS.map((id) => [id, offer])) as Record<
    (typeof OFFER_IDS)[number],
    typeof offer
  >,
)

export const Offers = defineContent({
  name: 'Offers',
  pattern: 'site/offers.yaml',
  schema: offersSchema,
})
