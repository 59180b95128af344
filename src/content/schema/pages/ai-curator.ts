import { z } from 'zod'

import { CURATOR_PLANS } from '#src/content/ids.ts'
import { faq, fit } from '#src/content/schema/course-text.ts'
import { exchange, seo, slug, words } from '#src/content/schema/text.ts'

import { transcript } from './home.ts'

/** Icons that a benefit of the curator may carry. */
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
  /** How activation is paid; the amounts stand in content/site/services.yaml. */
  activation: words,
  features: z.array(words).min(3),
})

export const aiCuratorPage = z.strictObject({
  seo,
  badge: words,
  hero: exchange.extend({
    lead: words,
    call: words,
    price: words,
    /** What the price leaves out: there is no launch without it. */
    activation: words,
  }),
  wait: z.strictObject({
    question: words,
    now: words,
    nowValue: words,
    before: words,
    /** Read out where the bar is drawn that no screen holds. */
    beforeValue: words,
    /** Where the long bar ends: `At this scale {…} end {…} to the right.` */
    scale: words,
    label: words,
  }),
  pains: exchange.extend({
    title: words,
    caption: words,
    items: z.array(z.strictObject({ time: words, by: words, text: words })).min(3),
  }),
  benefits: exchange.extend({
    items: z
      .array(z.strictObject({ icon: z.enum(BENEFIT_ICONS), title: words, text: words }))
      .min(4),
  }),
  /** Homework as the assistant checks it. */
  example: exchange.extend({ transcript }).optional(),
  process: exchange.extend({
    items: z.array(z.strictObject({ title: words, text: words, time: words })).min(3),
  }),
  metrics: exchange.extend({
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
    /** The case in content/cases that the figures are of, told under these labels. */
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
  /** What is agreed on besides the price: messaging apps, limits, data. */
  terms: exchange
    .extend({
      items: z
        .array(z.strictObject({ title: words, text: words, sample: z.boolean().default(false) }))
        .min(1),
    })
    .optional(),
  plans: exchange.extend({
    recommended: words,
    call: words,
    note: words,
    items: z.record(z.enum(CURATOR_PLANS), planWords),
  }),
  faq: faq.optional(),
  final: exchange.extend({
    lead: words,
    /** No form is shown: its labels are the lines of the message that the messenger opens with. */
    form: z.strictObject({
      intro: words,
      /** Stands before the name of the plan whose button was pressed. */
      plan: words,
      name: words,
      contact: words,
      school: words,
      submit: words,
    }),
    /** On the button of the second messenger, in place of its name. */
    otherCall: words.optional(),
  }),
})
