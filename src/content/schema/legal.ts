import { z } from 'zod'

import { defineContent } from './document.ts'
import { isoDate, words } from './text.ts'

/** Pages required by law; the ids are their addresses: `/privacy`. */
export const LEGAL_IDS = ['privacy', 'offer'] as const

export const legalSchema = z.strictObject({
  title: words.max(70),
  question: words,
  answer: words,
  description: words.min(50).max(180),
  /** Date from which the text is valid. */
  updated: isoDate,
  /** Marks a draft without legal review; the page says so. */
  sample: z.boolean().default(false),
})

export const Legal = defineContent({
  name: 'Legal',
  pattern: 'legal/*/{en,uk}.mdx',
  format: 'mdx',
  schema: legalSchema,
})
