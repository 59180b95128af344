import { z } from 'zod'

import { fit } from '#src/content/schema/course-text.ts'
import { answer, headingFields, seo, words } from '#src/content/schema/text.ts'

const STEP_ICONS = ['ClipboardList', 'Lightbulb', 'Map', 'MessageCircleQuestion'] as const

/** A step of a plan: task, saved hours, cost, due date and person responsible. */
const planStep = z.strictObject({
  step: words,
  saves: words,
  cost: words,
  due: words,
  owner: words,
})

export const consultationPage = z.strictObject({
  seo,
  hero: headingFields.extend({ highlight: words, lead: words, call: words }),
  /** Below the price: why it is worth it. */
  valueNote: words,
  offerNote: words,
  problems: headingFields.extend({ items: z.array(words).min(3) }),
  /** Steps of the meeting; their durations are in content/site/services.yaml, in the same order. */
  steps: headingFields.extend({
    items: z.array(z.strictObject({ icon: z.enum(STEP_ICONS), title: words, text: words })).min(2),
    /** Explains the scale of the drawing. */
    scale: words,
  }),
  results: headingFields.extend({
    items: z.array(z.strictObject({ figure: words, unit: words, text: words })).length(4),
  }),
  /** An example plan, whose caption says that it is an example. */
  plan: headingFields
    .extend({
      title: words,
      caption: words,
      lead: words,
      columns: planStep,
      steps: z.array(planStep).min(2),
      notes: z.array(z.strictObject({ title: words, text: words })).min(1),
    })
    .optional(),
  fit: fit.optional(),
  /** The section is shown only if there are items. */
  testimonials: headingFields
    .extend({
      items: z.array(
        z.strictObject({
          name: words,
          company: words,
          text: words,
          result: words,
          sample: z.boolean().default(false),
        }),
      ),
    })
    .optional(),
  urgency: headingFields.extend({ lead: words, label: words }),
  expertise: headingFields.extend({
    items: z.array(z.strictObject({ figure: words, text: words })).length(3),
    points: z.array(words).min(3),
  }),
  faq: headingFields.extend({
    items: z.array(answer).min(4),
  }),
  booking: headingFields.extend({
    steps: z.array(z.strictObject({ title: words, text: words })).length(3),
    call: words,
    /** Label of the second messenger's button; without it the messenger's name. */
    otherCall: words.optional(),
    /** Initial message in the messenger, if it supports one. */
    message: words,
  }),
})
