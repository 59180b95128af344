import { z } from 'zod'

import { defineContent } from './document.ts'
import { isoDate, slug, words } from './text.ts'

/** A certificate of a student. The file name is its number, which is also its address. */
export const certificateSchema = z.strictObject({
  /** Name of the student, printed unchanged in both languages. */
  name: words.max(80),
  /** Folder of the course: `pi-course`. */
  course: slug,
  /** Date of issue. */
  date: isoDate,
  /** Marks an example certificate, which only demonstration builds publish. */
  sample: z.boolean().default(false),
})

export const Certificate = defineContent({
  name: 'Certificate',
  pattern: 'certificates/*.yaml',
  schema: certificateSchema,
})
