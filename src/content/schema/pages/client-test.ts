import { z } from 'zod'

import { headingFields, seo, words } from '#src/content/schema/text.ts'

export const clientTestPage = z.strictObject({
  seo,
  hero: headingFields,
  lead: words,
  /** Which data the chat sends, and to whom. */
  consent: words,
  sample: words,
  start: words,
  loading: words,
  ready: words,
  failed: headingFields.extend({ text: words, retry: words, messenger: words }),
})
