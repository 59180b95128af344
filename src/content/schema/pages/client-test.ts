import { z } from 'zod'

import { exchange, seo, words } from '#src/content/schema/text.ts'

export const clientTestPage = z.strictObject({
  seo,
  hero: exchange,
  lead: words,
  /** Which data the chat sends, and to whom. */
  consent: words,
  sample: words,
  start: words,
  loading: words,
  ready: words,
  failed: exchange.extend({ text: words, retry: words, messenger: words }),
})
