import { z } from 'zod'

import { CURATOR_PLANS } from '#src/content/ids.ts'

import { defineContent } from './document.ts'
import { isoInstant, money, onceEach, refuse } from './text.ts'

const plan = z.strictObject({
  priceUAH: money,
  /** Paid at each launch of a course. */
  activationUAH: money,
  /** How long one activation lasts at most. */
  activationMonths: z.int().positive(),
  /** How many documents the assistant reads at most; left out where there is no limit to name. */
  documents: z.int().positive().optional(),
  isRecommended: z.boolean().default(false),
})

/** What the two landings count with. Pages name a figure as `{consultation.slots}` and never write it. */
export const servicesSchema = z
  .strictObject({
    consultation: z.strictObject({
      /** Minutes of each step, in order; their sum is the length of the meeting. */
      steps: z.array(z.int().positive()).min(2),
      slotsPerMonth: z.int().positive(),
      /** Times that can be booked now, shown until they have passed. */
      openSlots: z.array(isoInstant).superRefine(onceEach).optional(),
      followUpHours: z.int().positive(),
      paybackDays: z.int().positive(),
    }),
    curator: z.strictObject({
      plans: z.record(z.enum(CURATOR_PLANS), plan),
      freeSessionMinutes: z.int().positive(),
      launchDays: z.int().positive(),
      automaticPercent: z.int().min(1).max(100),
      replyBeforeSeconds: z.int().positive(),
      replyNowSeconds: z.int().positive(),
      hoursSavedPerWeek: z.int().positive(),
    }),
  })
  .superRefine(({ curator: { plans } }, context) => {
    const recommended = Object.values(plans).filter((one) => one.isRecommended).length
    if (recommended !== 1) {
      const sentence = `recommends ${recommended} plans (allowed: one has isRecommended: true)`
      refuse(context, ['curator', 'plans'], sentence)
    }
  })

export const Services = defineContent({
  name: 'Services',
  pattern: 'site/services.yaml',
  schema: servicesSchema,
})
