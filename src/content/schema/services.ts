import { z } from 'zod'

import { CURATOR_PLANS } from '#src/content/ids.ts'

import { defineContent } from './document.ts'
import { isoInstant, money, rejectDuplicates, refuse } from './text.ts'

const plan = z.strictObject({
  priceUAH: money,
  /** Price of each launch of a course. */
  activationUAH: money,
  /** Maximum duration of one activation. */
  activationMonths: z.int().positive(),
  /** Maximum number of documents of the assistant; omit it if there is no limit. */
  documents: z.int().positive().optional(),
  isRecommended: z.boolean().default(false),
})

/** Figures of the two service pages, which refer to them as `{consultation.slots}`. */
export const servicesSchema = z
  .strictObject({
    consultation: z.strictObject({
      /** Duration of each step in minutes, in order; the sum is the duration of the meeting. */
      steps: z.array(z.int().positive()).min(2),
      slotsPerMonth: z.int().positive(),
      /** Available meeting times, shown until they have passed. */
      openSlots: z.array(isoInstant).superRefine(rejectDuplicates).optional(),
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
    const recommended = Object.values(plans).filter((plan) => plan.isRecommended).length
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
