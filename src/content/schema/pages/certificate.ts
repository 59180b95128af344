import { z } from 'zod'

import { seo, words } from '#src/content/schema/text.ts'

/** The words around every certificate. */
export const certificatePage = z.strictObject({
  /** The name of the student is put behind the title. */
  seo,
  title: words,
  /** The name of the student is the answer. */
  question: words,
  course: words,
  level: words,
  date: words,
  issuer: words,
  number: words,
  /** How anybody can tell that it is genuine. */
  check: z.strictObject({ title: words, text: words, code: words }),
  print: words,
})
