import { z } from 'zod'

import { answer, exchange, seo, words } from '#src/content/schema/text.ts'

const step = z.strictObject({ title: words, text: words })

export const learningPathPage = z.strictObject({
  seo,
  hero: exchange.extend({ lead: words }),
  packages: exchange,
  how: exchange.extend({ steps: z.array(step).length(4) }),
  bonus: step,
  faq: exchange.extend({
    items: z.array(answer).length(4),
  }),
  progress: exchange.extend({
    text: words,
    /** QR code of the link. */
    code: z.strictObject({ show: words, label: words, help: words }),
  }),
  closing: exchange.extend({ start: words, packages: words }),
})
