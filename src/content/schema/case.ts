import { z } from 'zod'

import { defineContent } from './document.ts'
import { bilingual, bilingualList, money, words } from './text.ts'

const CASE_ICONS = [
  'Dumbbell',
  'GraduationCap',
  'Headset',
  'Plane',
  'ShoppingBag',
  'UserSearch',
] as const

/** Text in both languages, one of which may be missing. */
const partialBilingual = z
  .strictObject({ en: words.optional(), uk: words.optional() })
  .transform(({ en, uk }) => ({ en: en ?? null, uk: uk ?? null }))

export const caseSchema = z.strictObject({
  /** Position in the row, from 1. */
  order: z.int().positive(),
  icon: z.enum(CASE_ICONS),
  title: bilingual,
  /** The client's problem as a question, which is the heading of the case. */
  question: bilingual,
  problem: bilingual,
  solution: bilingual,
  implementation: partialBilingual.optional(),
  metric: z.strictObject({
    /** The result: `+15%` or an absolute value. */
    figure: z.union([words, bilingual]),
    /** The value before. */
    was: bilingual.optional(),
    words: bilingual,
    /** Both values on one scale, for the two bars. */
    before: z.number().positive(),
    after: z.number().positive(),
  }),
  result: bilingual,
  details: bilingualList,
  timeline: z.union([
    z.strictObject({ weeks: z.int().positive() }),
    z.strictObject({ days: z.int().positive() }),
  ]),
  /** Investment in dollars. */
  investment: money.optional(),
  /** Return on the investment in percent. */
  roi: z.int().positive().optional(),
})

export const Case = defineContent({ name: 'Case', pattern: 'cases/*.yaml', schema: caseSchema })
