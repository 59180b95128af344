import { z } from 'zod'

import { CURATOR_PLANS } from '#src/content/ids.ts'
import { faq, fit } from '#src/content/schema/course-text.ts'
import { headingFields, seo, slug, words } from '#src/content/schema/text.ts'

import { transcript } from './home.ts'

const BENEFIT_ICONS = [
  'MessageCircle',
  'CheckCheck',
  'LayoutDashboard',
  'AudioLines',
  'Moon',
  'Files',
] as const

const planWords = z.strictObject({
  name: words,
  description: words,
  /** How activation is paid; the amounts are in content/site/services.yaml. */
  activation: words,
  features: z.array(words).min(3),
})

export const aiCuratorPage = z.strictObject({
  seo,
  badge: words,
  hero: headingFields.extend({
    lead: words,
    call: words,
    price: words,
    /** Costs of a launch that the price does not include. */
    activation: words,
  }),
  wait: z.strictObject({
    question: words,
    now: words,
    nowValue: words,
    before: words,
    /** Text alternative of the bar that is wider than the screen. */
    beforeValue: words,
    /** End of the long bar: `At this scale {…} end {…} to the right.` */
    scale: words,
    label: words,
  }),
  pains: headingFields.extend({
    title: words,
    caption: words,
    items: z.array(z.strictObject({ time: words, by: words, text: words })).min(3),
  }),
  benefits: headingFields.extend({
    items: z
      .array(z.strictObject({ icon: z.enum(BENEFIT_ICONS), title: words, text: words }))
      .min(4),
  }),
  /** Example of homework checked by the assistant. */
  example: headingFields.extend({ transcript }).optional(),
  process: headingFields.extend({
    items: z.array(z.strictObject({ title: words, text: words, time: words })).min(3),
  }),
  metrics: headingFields.extend({
    lead: words,
    items: z.strictObject({
      automatic: words,
      reply: words,
      hours: words,
      launch: words,
    }),
    replyUnit: words,
    hoursUnit: words,
    launchUnit: words,
    /** Labels of the case in content/cases on which the figures are based. */
    case: z
      .strictObject({
        id: slug,
        problem: words,
        solution: words,
        implementation: words,
        more: words,
      })
      .optional(),
  }),
  fit: fit.optional(),
  /** Other terms of the agreement: messaging apps, limits, data. */
  terms: headingFields
    .extend({
      items: z
        .array(z.strictObject({ title: words, text: words, sample: z.boolean().default(false) }))
        .min(1),
    })
    .optional(),
  plans: headingFields.extend({
    recommended: words,
    call: words,
    note: words,
    items: z.record(z.enum(CURATOR_PLANS), planWords),
  }),
  faq: faq.optional(),
  final: headingFields.extend({
    lead: words,
    /** Labels of the message that the messenger opens with; no form is shown. */
    form: z.strictObject({
      intro: words,
      /** Label before the name of the selected plan. */
      plan: words,
      name: words,
      contact: words,
      school: words,
      submit: words,
    }),
    /** Label of the second messenger's button, instead of its name. */
    otherCall: words.optional(),
  }),
})
