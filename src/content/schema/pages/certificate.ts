import { z } from 'zod'

import { seo, words } from '#src/content/schema/text.ts'

/** Texts of the certificate page. */
export const certificatePage = z.strictObject({
  /** Title, followed by the student's name. */
  seo,
  title: words,
  /** Question whose answer is the student's name. */
  question: words,
  course: words,
  level: words,
  date: words,
  issuer: words,
  number: words,
  /** How to verify a certificate. */
  check: z.strictObject({ title: words, text: words, code: words }),
  print: words,
})
