import { z } from 'zod'

import { defineContent } from './document.ts'
import { isoDate, slug, words } from './text.ts'

/** What the owner confirms to a student. Its file is named by the certificate's number, which is its address. */
export const certificateSchema = z.strictObject({
  /** As the student wants it; it is printed as it stands here, in both languages. */
  name: words.max(80),
  /** The folder of the course: `pi-course`. */
  course: slug,
  /** The day on which it is issued. */
  date: isoDate,
  /** Shows how a certificate looks, and confirms nothing to anybody. */
  sample: z.boolean().default(false),
})

export const Certificate = defineContent({
  name: 'Certificate',
  pattern: 'certificates/*.yaml',
  schema: certificateSchema,
})
