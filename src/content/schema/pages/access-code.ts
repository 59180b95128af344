import { z } from 'zod'

import { exchange, href, seo, words } from '#src/content/schema/text.ts'

export const accessCodePage = z.strictObject({
  seo,
  hero: exchange,
  /** Where the code is to be found, under the field. */
  help: words,
  /** For whom has no code yet. */
  buy: z.strictObject({ label: words, href }),
})
