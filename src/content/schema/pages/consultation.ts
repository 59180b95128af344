import { z } from 'zod'

import { fit } from '#src/content/schema/course-text.ts'
import { answer, exchange, seo, words } from '#src/content/schema/text.ts'

/** Icons that a step of the meeting may carry. */
const STEP_ICONS = ['ClipboardList', 'Lightbulb', 'Map', 'MessageCircleQuestion'] as const

/** A step of a plan: what is done, the hours that it returns, its cost, its day and who answers for it. */
const planStep = z.strictObject({
  step: words,
  saves: words,
  cost: words,
  due: words,
  owner: words,
})

export const consultationPage = z.strictObject({
  seo,
  hero: exchange.extend({ highlight: words, lead: words, call: words }),
  /** Under the price: why it is worth it. */
  valueNote: words,
  offerNote: words,
  problems: exchange.extend({ items: z.array(words).min(3) }),
  /** The lengths of the steps stand in content/site/services.yaml, in the same order. */
  steps: exchange.extend({
    items: z.array(z.strictObject({ icon: z.enum(STEP_ICONS), title: words, text: words })).min(2),
    /** Says what the drawing's scale is. */
    scale: words,
  }),
  results: exchange.extend({
    items: z.array(z.strictObject({ figure: words, unit: words, text: words })).length(4),
  }),
  /** A made-up plan that shows what a client gets; its caption says that it is one. */
  plan: exchange
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
  /** Without any there is no section. */
  testimonials: exchange
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
  urgency: exchange.extend({ lead: words, label: words }),
  expertise: exchange.extend({
    items: z.array(z.strictObject({ figure: words, text: words })).length(3),
    points: z.array(words).min(3),
  }),
  faq: exchange.extend({
    items: z.array(answer).min(4),
  }),
  booking: exchange.extend({
    steps: z.array(z.strictObject({ title: words, text: words })).length(3),
    call: words,
    /** Label of the second messenger's button; without it, the messenger's name. */
    otherCall: words.optional(),
    /** What the messenger opens with, where it takes a text. */
    message: words,
  }),
})
